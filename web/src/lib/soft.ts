/** Where a long word may be parted, marked with soft hyphens.

Browsers do not bring the rules of hyphenation for every language; without them a word that is too
long for its box is cut anywhere. Syllables are alike in our languages: the last consonant before a
vowel begins one, and letters that are one sound stay together. */

const SOFT = "\u00ad";
const LONG = 10; // letters; shorter words are not parted
const LEAST = 3; // letters on either side
const WORD = /\p{L}+/gu;
const SOUND = /dzs|d[zźż]|[scr]z|zs|cs|ch|\p{L}/giu;
const VOWEL = /[aáąeéěęiíoóöőuúůüűyý]/iu;

export function softly(text: string): string {
  return text.replace(WORD, (word) => (word.length < LONG ? word : parted(word)));
}

function parted(word: string): string {
  const sounds = word.match(SOUND) ?? [];
  let text = "";
  let letters = 0;
  let spoken = false; // whether there was a vowel
  sounds.forEach((sound, at) => {
    const begins = spoken && !VOWEL.test(sound) && VOWEL.test(sounds[at + 1] ?? "");
    const doubled = sound.length > 1 && sounds[at - 1] === sound[0]; // "ssz" would get a letter more
    if (begins && !doubled && letters >= LEAST && word.length - letters >= LEAST) text += SOFT;
    text += sound;
    letters += sound.length;
    spoken ||= VOWEL.test(sound);
  });
  return text;
}
