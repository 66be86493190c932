/** On a list of swear words and slurs, and in everyday, technical or personal use all the same. */
export const everydayWordsListedAsRude: ReadonlySet<string> = new Set(
  `asspirate beanbag beanbags boche boches bogan boonie boonies booty bosch bosche bosches boschs bule bules bung bunga bungas burr carruth cheesehead
  cheeseheads chi chonky chonkies chonkys chug chugs chunger chunkies chunky chunkys clansman clansmen clanswoman clanswomen cockfight cocky cohee
  commie cum cumm cummer cumming cumquat cushi cushis dahmer dammit damnit diddle dingleberry dink dinks dipstick dix dong dongs doodoo dope
  dragqueen eight␣ball eight␣balls ero esqua evl farty fatah flange floo flydie flydye fok forni fu fubar fuc gables gangsta geez geezer geni getiton
  gipp gippo gipps gora goras greaser greasers gringo gringos groid groids gub gubba gubbas gubs gummer gypsies gypsy gypsys hadji hadjis haji hajis
  hajji hajjis haole haoles hebe hebes hillbillies hillbilly hiscock ho hobo hodgie hoes honger honkers hooker hookers hooters hori horis hork hoser
  hotdamn hussy idiot incest indon indons jacktheripper jebus jeez jig jigg jigga jiggas jigger jiggers jiggs jiggy jigs juggalo kimchis kondum koon
  kum kummer kumming kumquat kumquats kushi kushis kwa gyopo kyopo kyopos limey limy loadedgun looser loser lowlife lugan lugans macaca macacas
  magicwand mams manhater masterblaster mau␣mau mau␣maus maumau maumaus meatrack mickeyfinn mockey mockie mocky moky moron muff muncher munt
  mzungu mzungus negros nigar nigars nigers niggard niggarded niggarding niggardliness niggardlinesss niggards niggle niggled niggles niggling
  nigglings nigor nigors nigra nigras nigre nigres nip noonan nudger orga pansies pansy panti payo piker pocha pochas pocho pochos pohm pohms pollock
  pollocks pom pommie pommies poms poo poon poop pooping puke puss quickie rape reefer rere rigger rimming redneck rednecks sadom sandm scallywag
  scat seppo seppos sex sexed sexing shav sheeney sixsixsix slave slavedriver sloper slopers slopey slopy smut sooties sooty spit spitter spreadeagle
  spunk spunky squinty stringer stupid sucker swallower swalow taff tang teste tinker tinkers tortur transvestite triplex tuckahoe twinkie uck ukrop
  usama vomit wab weenie weewee welcher welfare whiz whop williewanker willie wn yank yanks vibr hooch honk limpdick`
    .split(/\s+/u)
    .map((word) => word.replaceAll('␣', ' ')),
);
