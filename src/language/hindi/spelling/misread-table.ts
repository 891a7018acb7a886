/** Words the voice engine says wrongly, with a respelling that is only heard. */
export const SAID_AS: [string, string][] = `
कहना कैह्ना · रहना रैह्ना · पहला पैह्ला · पहली पैह्ली · पहले पैह्ले · पढ़ना पढ़्ना · हँसना हँस्ना · मतलब मत्लब · आजकल आज्कल · लगभग लग्भग
फ़िल्म फ़िल्म् · कृपया [[kr'Ip@ja:]] · यह ये · वह वो · कहता कैह्ता · कहती कैह्ती · कहते कैह्ते · रहता रैह्ता · रहती रैह्ती · रहते रैह्ते
रुपया [[r'Up@ja:]] · रुपये [[r'Up@je:]] · रुपयों [[r'Up@jo~:]] · भैया भइया · मलयालम [[m@l@j'a:l@m]] · संतरे सन्त्रे · मेहमानों मेह्मानों
पढ़ता पढ़्ता · पढ़ती पढ़्ती · पढ़ते पढ़्ते · हँसता हँस्ता · हँसती हँस्ती · हँसते हँस्ते
`
  .trim()
  .split(/·|\n/u)
  .map((pair) => pair.trim().normalize('NFC').split(' '))
  .flatMap(([word, said]) => (word && said ? [[word, said] as [string, string]] : []))
