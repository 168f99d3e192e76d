/** Every seat has a colour and a silhouette, the same in all games. */

const SHAPES = ["crustacean", "fish", "cephalopod", "reptile"] as const;

export const seatShape = (seat: number): string => SHAPES[seat % 4] ?? "crustacean";
export const seatTone = (seat: number): string => `--p${(seat % 4) + 1}`;
