/** Words that are written or texted like those of a first course, and are others: no slip is taken for one of them. */
export const OTHER_WORDS: ReadonlyMap<string, string> = new Map(
  `बारा twelve · चणा chickpea · चारा fodder · वेळा times · वेल creeper · पान leaf · पाने leaves · काल yesterday · काळ time
काळा black · दार door · दर price, rate · दोर rope · बाई woman · गार cold · आज today · कान ear · नाक nose · हात hand
तेल oil · गोल round · गोळा ball · माळ garland · माल goods · मान neck · मन mind · बाळ baby
बाल child · कळ pain · कला art · खार squirrel · खरा true · नवा new · नऊ nine · घार kite · भार weight · बार bar
दिन day · दीन poor · सून daughter-in-law · सण festival · दया mercy · मला to me`
    .split(/·|\n/u)
    .map((row) => row.trim().normalize('NFC'))
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]),
)
