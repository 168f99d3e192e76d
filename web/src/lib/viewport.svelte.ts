/** The three layouts of the design: phone, tablet (rail in a drawer) and desk. */

class Viewport {
  phone = $state(false);
  narrow = $state(false);

  constructor() {
    this.follow("(max-width: 900px)", (on) => (this.phone = on));
    this.follow("(max-width: 1100px)", (on) => (this.narrow = on));
  }

  private follow(query: string, set: (on: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener("change", () => set(media.matches));
  }
}

export const viewport = new Viewport();
