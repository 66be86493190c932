/** Words of everyday English that are names too; taking each of them out would tell the name by its gaps. */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  `ace ai all am an and angel any april are art as ash at august autumn baker bank bar barber barn be bean bear beauty bee bell belly berry
  best better bill bird bishop black blaze bless blossom blue bold bond bass boss book boot both bow box boy brand brave bridge brief bright bring
  brook brown buck bud burn bush but butcher butler by call came can candy cane cannon cap car care carefree carpenter carry case cash
  castle cat chamber chambers chance change charity chase chief child children china church clay clean clear clerk cliff close cloud coast
  coat cold cole come comfort commons con constant cook cool corn corner cost court cow craft crane crew cross crow crown crystal cut dad
  dance dark dash dawn day days deal dean dear deep deer delight desire dew diamond did dish divine do dog dollar don done door dove down
  draw drew drive dry duke dust eagle early earth east easter easy edge else end eve even event ever every fair faith fall farm farmer fast
  favour fear fern field fields finch find fine fire first fish flint flood flower fly for force ford fore forest forge form forth fortune
  fox frank free freed freedom freeman french fresh friend from frost full game gardener gate gates gay ge gem gene genesis gentle get gift
  ginger give glass glory go god gold golden good grace grand grange grant gray green grey grove guard guest guide gun guy ha had hail hair
  half hall ham hammer hand hands happy harbour hard hardy harm harp harvest has have haven hawk hay haze he head heart heath heaven help
  hem hen her herb here hero hi hide high hill hills him hip his ho hold holder hole holiday home homes honest honey honour hood hook hop
  hope hopper horn horse host hound hour house how hung hunt hunter hurt ice if im in inch inn insight iron island it its ivory jar jet
  jewel job join jolly journey joy judge july june just justice keen keep kept key kid kin kind king kings knife knight knot know la lad
  lady lake lamb lamp land lane large lark last late laurel law lawn lay lead leaf less league lean learn left leg lemon let lie life light
  lighter like line link lion list little live load lock long look loss lot lotus loud love loving low loyal luck lucky lung mai main major make
  maker mallow man mango manly manor many map maple march mass marine mark market marsh marshal marshall marvel mast master mat matter max may me
  mead meadow means meek melody men mend mercy merit merry met mile miles mill miller mills min mine mint mission mist mo mode moment mood
  moon more morning moss most mother mount mouse much muse my nail name nature near neat need new news nice night nine no noble none noon
  nor north not note now nun nurse oak ocean odd of off ok old olive on one only onyx opal open or orchard order our out owl own page pain
  painter palm pan par paris park parks parry part party pass past pat path patience paw pay peace peak pear pearl pen penny people pepper
  per perfect pet petal pick pie pike pilgrim pilot pine ping pit plain plan plant play plum pole polite pond pool poor pope port porter
  post pot potter power praise pray precious press price pride priest prime prince princess print prior promise proud pure queen quest quick
  quill rain rainbow ran rand range rate raven ray read reader reading ready real red reed rest rice rich ride ridge right ring rise river
  rivers road rob rock rod rode role roman romance roof room root rope rose round row royal ruby rule run rush rust rusty rye sad safe sage
  sail saint sale salmon salt same san sand sandy sang sapphire sat savage saw say scarlet sea season see seek self sell senior serene
  sergeant set seven shade shall share sharp shaw she shell shepherd shield ship shop shore short show sigh sign silver simple since sing
  singer single sister six skip skipper sky slack slate sleep small smart smith snow so soft some son song sort soul sound south spa spare
  spark sparks spear speed spell spice spike sprig spring stack stag star stark stars start steel step sterling stern steward stock stone
  storm story stout strange stream street strong stuff such sue summer summers sun sunday sunny sure surprise swan sweet swift sword table
  tact tailor take tall tan tea tear temple ten term test than that the their them then they thin thing this thorn thorough thousand thrift
  tide tiger till timber time tin to today toil told too took top tour tower town trace treasure tree trinity trip true trust truth try tuck
  turn two ugly un under unity unknown up us use vale valley van very via vice victory virtue vision wade wait waiter wake walk wall walls
  want war ward warden wards warm was water waters way we weaver web well wells went were west whale wheat wheel wheeler when while white
  who wick wide wild will willing willow win wind window wine wing winner winter winters wire wise wish with wolf wonder wong wood woods
  word words work works world worm worth would wren yard year yes yet york you young your yu zest`.split(
    /\s+/u,
  ),
);
