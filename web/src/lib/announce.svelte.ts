/** What is said aloud, and the short notes at the edge of the page. */

class Announcer {
  polite = $state("");
  assertive = $state("");
  note = $state<{ text: string; kind: "info" | "error" } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    this.polite = text;
  }

  alert(text: string): void {
    this.assertive = text;
  }

  show(text: string, kind: "info" | "error" = "info"): void {
    this.note = { text, kind };
    if (kind === "error") this.alert(text);
    else this.say(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.note = null), kind === "error" ? 9000 : 4000);
  }

  dismiss(): void {
    this.note = null;
  }

  /** What was said in another language is said no more. */
  forget(): void {
    this.polite = this.assertive = "";
    this.note = null;
  }
}

export const announcer = new Announcer();
