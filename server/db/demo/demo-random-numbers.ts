/** Random numbers that are the same in every installation: mulberry32 (Tommy Ettinger, public domain). */
export type DemoRandomNumbers = {
  next: () => number;
  pick: <T>(list: readonly T[]) => T;
  normal: () => number;
  chance: (share: number) => boolean;
};

export function demoRandomNumbersFromSeed(seed: number): DemoRandomNumbers {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (list) => {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    // Box and Muller 1958.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (share) => next() < share,
  };
}
