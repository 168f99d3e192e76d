/** All icons as one hidden sheet of symbols; patterns become fills for the boards. */

const files = import.meta.glob<string>("../icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

function inner(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<title>.*?<\/title>/, "").replace(/<\/svg>\s*$/, "");
}

function define(path: string, svg: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1, -4);
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 24 24";
  if (!name.startsWith("pattern-")) return `<symbol id="${name}" viewBox="${box}">${inner(svg)}</symbol>`;
  const [, , width = "24", height = "24"] = box.split(" ");
  return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inner(svg)}</pattern>`;
}

export function insertSprite(): void {
  const holder = document.createElement("div");
  const parts = Object.entries(files).map(([path, svg]) => define(path, svg));
  holder.innerHTML = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${parts.join("")}</defs></svg>`;
  document.body.prepend(holder.firstElementChild as Element);
}
