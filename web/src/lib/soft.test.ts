import { expect, test } from "vitest";
import { softly } from "./soft";

const shown = (text: string) => softly(text).replaceAll("\u00ad", "-");

test("long words are parted at syllables in every language", () => {
  expect(shown("Gyémántfenyő")).toBe("Gyé-mánt-fe-nyő");
  expect(shown("Eszközhasználó főemlős")).toBe("Esz-köz-hasz-náló főemlős");
  expect(shown("Visszafejlődés")).toBe("Vissza-fej-lő-dés");
  expect(shown("Napodobující")).toBe("Napo-do-bu-jící");
  expect(shown("společenstvo")).toBe("spo-le-čenstvo");
  expect(shown("samodzielnie")).toBe("samo-dziel-nie");
  expect(shown("Wyjałowienie")).toBe("Wyja-ło-wie-nie");
  expect(shown("Competition")).toBe("Com-pe-ti-tion");
});

test("short words stay whole, and nothing but soft hyphens is added", () => {
  expect(shown("Lávaorch 12 / Mímes fejlábú")).toBe("Lávaorch 12 / Mímes fejlábú");
  for (const text of ["", "Różnorodność", "Kürtőszimbionta!", "Przypadkowe okoliczności"]) {
    expect(softly(text).replaceAll("\u00ad", "")).toBe(text);
  }
});
