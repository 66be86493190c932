/** Words of everyday English that are names too; taking each of them out would tell the name by its gaps. */
export const everydayWords: ReadonlySet<string> = new Set(
  `ace an angel art as ash at august autumn bay be bell berry best bill bird black blue bob bold bond book boy brand bridge bright brook brown
  burn bush by can care carry case cash chance chase child christian clay clear close cook cross dale dawn day dean do dove drew early east
  faith fall fern field fish ford fox frank free french gale gay gene go gold good grace grant gray green grey guy hale hall happy
  hard harper hay he heather heaven hill ho holly home honour hope house hunt hunter in is it ivy jack jay jean job jolly joy june justice
  kay key kind king knight lake lane lark law lay le lee li lily little liberty long love low major man many march mark marsh martin
  mason mat max may me mercy mercer mike miles mill miller moon moore my nick no noble north oak of on or page park parks pat patience pearl
  penny piper pond poppy porter post potter power price pride prince prudence queen rain ray read reading reed rich river rob robin rock
  rose ruby rush rusty ryder sage sandy say sea serene shore short silver singer skip sky smart smith snow so song south spring star stone
  storm strong sue summer sun swan taylor temple to town tree true trust tucker turner tyler us valley victory wade walk walker
  wall ward waters way we weaver webb well wells west wheeler white wild will willow winter wise wolf wood woods work worth wren wright
  york you young`.split(/\s+/),
);
