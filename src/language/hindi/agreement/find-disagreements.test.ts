import { expect, test } from 'vitest'
import { type AnalysedWord, readingsIn } from './analysed-words.ts'
import { analysedWords, disagreementsIn } from './find-disagreements.ts'
import { readingsOf, taughtReadings } from './taught-readings.ts'

/** What lt-proc with Debian's apertium-hin says of each word. */
const said = new Map(
  `
^अँगूठी/अँगूठी<n><f><sg><nom>/अँगूठी<n><f><sg><obl>$
^अकेली/अकेला<adj><f><sg><nom>/अकेला<adj><f><sg><obl>/अकेला<adj><f><pl><nom>/अकेला<adj><f><pl><obl>$
^अच्छा/अच्छा<adj><m><sg><nom>$
^अच्छी/अच्छा<adj><f><sg><nom>/अच्छा<adj><f><sg><obl>/अच्छा<adj><f><pl><nom>/अच्छा<adj><f><pl><obl>$
^अच्छे/अच्छा<adj><m><sg><obl>/अच्छा<adj><m><pl><nom>/अच्छा<adj><m><pl><obl>$
^अनुवाद/अनुवाद<n><m><sg><nom>/अनुवाद<n><m><sg><obl>/अनुवाद<n><m><pl><nom>/अनुवाद<n><m><pl><obl>$
^आइएगा/*आइएगा$
^आई/आ<vblex><iv><perf><f><sg>$
^आईं/आ<vblex><iv><perf><f><pl>$
^आऊँगा/आ<vblex><iv><fut><p1><m><sg>$
^आऊँगी/आ<vblex><iv><fut><p1><f><sg>$
^आए/आ<vblex><iv><prs><p2><sg>/आ<vblex><iv><prs><p3><sg>/आ<vblex><iv><perf><m><pl>$
^आएँगे/आ<vblex><iv><fut><p1><m><pl>/आ<vblex><iv><fut><p3><m><pl>$
^आएगा/आ<vblex><iv><fut><p2><m><sg>/आ<vblex><iv><fut><p3><m><sg>$
^आओगे/आ<vblex><iv><fut><p2><m><pl>$
^आया/आ<vblex><iv><perf><m><sg>$
^उसने/उसन<vblex><tv><prs><p2><sg>/उसन<vblex><tv><prs><p3><sg>/उसन<vblex><tv><perf><m><pl>/वह<prn><dem><p3><mf><sg><dst><erg>$
^औरतें/औरत<n><f><pl><nom>$
^कब/कब<adv>$
^कमरा/कमरा<n><m><sg><nom>$
^कमरे/कमरा<n><m><sg><obl>/कमरा<n><m><pl><nom>$
^कर/कर<vblex><tv><stem>/कर<n><m><sg><nom>/कर<n><m><sg><obl>/कर<n><m><pl><nom>/कर<vblex><tv><imp><p2><frm><pl>$
^करती/कर<vblex><tv><impf><f><sg>/कर<vblex><tv><impf><f><pl>$
^करते/कर<vblex><tv><impf><m><pl>$
^कल/कल<adv>/कल<n><m><sg><nom>/कल<n><m><sg><obl>/कल<n><m><pl><nom>/कल<n><m><pl><obl>$
^कहा/कह<vblex><tv><perf><m><sg>$
^कहाँ/कहाँ<adv><itg>$
^किताब/किताब<n><f><sg><nom>/किताब<n><f><sg><obl>$
^किताबें/किताब<n><f><pl><nom>$
^कीजिए/*कीजिए$
^खाई/खाई<n><f><sg><nom>/खाई<n><f><sg><obl>/खाई<n><f><pl><nom>/खाई<n><f><pl><obl>/खा<vblex><tv><perf><f><sg>$
^खाना/खा<vblex><tv><inf><nom><m>/खाना<n><m><sg><nom>$
^खाया/खा<vblex><tv><perf><m><sg>$
^गया/जा<vblex><iv><perf><m><sg>$
^गिर/गिर<vblex><tv><stem>$
^घर/घर<adv>/घर<n><m><sg><nom>/घर<n><m><sg><obl>/घर<n><m><pl><nom>$
^घोड़े/घोड़ा<n><m><sg><obl>/घोड़ा<n><m><pl><nom>$
^चाय/चाय<n><f><sg><nom>/चाय<n><f><sg><obl>/चाय<n><f><pl><nom>/चाय<n><f><pl><obl>$
^चाहिए/चाह<vblex><tv><imp><p2><frm><pl>$
^चिट्ठी/चिट्ठी<n><f><sg><nom>/चिट्ठी<n><f><sg><obl>$
^जाएगी/जा<vblex><iv><fut><p2><f><sg>/जा<vblex><iv><fut><p3><f><sg>$
^जाता/जा<vblex><iv><impf><m><sg>$
^जाती/जा<vblex><iv><impf><f><sg>$
^जातीं/जा<vblex><iv><impf><f><pl>$
^जाते/जा<vblex><iv><impf><m><pl>$
^झूठ/झूठ<n><m><sg><nom>/झूठ<n><m><sg><obl>/झूठ<n><m><pl><nom>/झूठ<n><m><pl><obl>$
^डॉक्टर/डॉक्टर<n><m><sg><nom>/डॉक्टर<n><m><sg><obl>/डॉक्टर<n><m><pl><nom>$
^दादी/दादी<n><f><sg><nom>/दादी<n><f><sg><obl>$
^दिया/दे<vblex><tv><perf><m><sg>$
^देखा/देख<vblex><tv><perf><m><sg>$
^देखी/देख<vblex><tv><perf><f><sg>/देख<vblex><tv><perf><f><pl>$
^दो/दो<num>/दे<vblex><tv><prs><p2><sg>/दे<vblex><tv><prs><p2><pl>/दे<vblex><tv><imp><p2><sg>/दे<vblex><tv><imp><p2><pl>$
^दोस्त/दोस्त<n><m><sg><nom>/दोस्त<n><m><sg><obl>/दोस्त<n><m><pl><nom>$
^दौड़ी/दौड़<vblex><iv><perf><f><sg>/दौड़<vblex><iv><perf><f><pl>$
^पड़ा/पड़<vblex><iv><perf><m><sg>$
^पड़ी/पड़<vblex><iv><perf><f><sg>/पड़<vblex><iv><perf><f><pl>$
^पढ़ा/पढ़ा<vblex><tv><stem>/पढ़<vblex><tv><perf><m><sg>/पढ़ा<vblex><tv><imp><p2><pl>$
^पहली/पहला<num><ord><f>$
^पाया/पा<vblex><tv><perf><m><sg>$
^पास/पास<adv>$
^पिता/पिता<n><m><sg><nom>/पिता<n><m><sg><obl>/पिता<n><m><pl><nom>$
^पिलाई/पिला<vblex><tv><perf><f><sg>$
^पी/पी<vblex><tv><stem>/पी<vblex><tv><perf><f><sg>/पी<vblex><tv><perf><f><pl>$
^पीकर/पी<vblex><tv><gna>$
^पीता/पी<vblex><tv><impf><m><sg>$
^पुराना/पुराना<adj><m><sg><nom>$
^पुरानी/पुराना<adj><f><sg><nom>/पुराना<adj><f><sg><obl>/पुराना<adj><f><pl><nom>/पुराना<adj><f><pl><obl>$
^बंद/बंद<adj><m><sg><nom>/बंद<adj><m><sg><obl>/बंद<adj><m><pl><nom>/बंद<adj><m><pl><obl>/बंद<adj><f><sg><nom>/बंद<adj><f><sg><obl>/बंद<adj><f><pl><nom>/बंद<adj><f><pl><obl>$
^बनानी/बना<vblex><tv><inf><nom><f>$
^बनाया/बना<vblex><tv><perf><m><sg>$
^बस/बस<vblex><tv><stem>/बस<n><f><sg><nom>/बस<n><f><sg><obl>$
^बहन/बहन<n><f><sg><nom>/बहन<n><f><sg><obl>$
^बहुत/बहुत<adv>/बहुत<adj><m><sg><nom>/बहुत<adj><m><sg><obl>/बहुत<adj><m><pl><nom>/बहुत<adj><m><pl><obl>/बहुत<adj><f><sg><nom>/बहुत<adj><f><sg><obl>/बहुत<adj><f><pl><nom>/बहुत<adj><f><pl><obl>$
^बार/बार<n><m><sg><nom>/बार<n><m><sg><obl>/बार<n><m><pl><nom>/बार<n><m><pl><obl>$
^बीमार/बीमार<n><m><sg><nom>/बीमार<n><m><sg><obl>/बीमार<n><m><pl><nom>/बीमार<adj><m><sg><nom>/बीमार<adj><m><sg><obl>/बीमार<adj><m><pl><nom>/बीमार<adj><m><pl><obl>/बीमार<adj><f><sg><nom>/बीमार<adj><f><sg><obl>/बीमार<adj><f><pl><nom>/बीमार<adj><f><pl><obl>$
^बुलाइए/बुला<vblex><tv><imp><p2><frm><pl>$
^बुलाओ/बुला<vblex><tv><prs><p2><pl>$
^बुलाया/बुला<vblex><tv><perf><m><sg>$
^बेचकर/बेच<vblex><tv><gna>$
^बेटा/बेटा<n><m><sg><nom>$
^बैठिए/बैठ<vblex><iv><imp><p2><frm><pl>$
^बैठो/बैठ<vblex><iv><prs><p2><pl>/बैठ<vblex><iv><imp><p2><sg>/बैठ<vblex><iv><imp><p2><pl>$
^बोला/बोल<vblex><tv><perf><m><sg>$
^भाई/भाई<n><m><sg><nom>/भाई<n><m><sg><obl>/भाई<n><m><pl><nom>$
^महेश/*महेश$
^मिठाई/मिठाई<n><f><sg><nom>/मिठाई<n><f><sg><obl>$
^मैंने/मैं<prn><pers><p1><sg><erg>$
^यहाँ/यहाँ<adv>$
^राम/राम<np><ant><m><sg>$
^रेशम/रेशम<n><m><sg><nom>/रेशम<n><m><sg><obl>/रेशम<n><m><pl><nom>/रेशम<n><m><pl><obl>$
^रोटी/रोटी<n><f><sg><nom>/रोटी<n><f><sg><obl>$
^रोता/रो<vblex><iv><impf><m><sg>$
^लगती/लग<vblex><tv><impf><f><sg>/लग<vblex><tv><impf><f><pl>$
^लड़का/लड़का<n><m><sg><nom>$
^लड़कियाँ/लड़की<n><f><pl><nom>$
^लड़की/लड़की<n><f><sg><nom>/लड़की<n><f><sg><obl>$
^लड़के/लड़<vblex><tv><gna>/लड़<vblex><iv><gna>/लड़का<n><m><sg><obl>/लड़का<n><m><pl><nom>$
^लाओ/ला<vblex><tv><prs><p2><pl>$
^लाना/ला<vblex><tv><inf><nom><m>$
^लाया/ला<vblex><tv><perf><m><sg>$
^लिए/लिए<post>/ले<vblex><tv><perf><m><pl>$
^लिखा/लिख<vblex><tv><perf><m><sg>$
^शादी/शादी<n><f><sg><nom>/शादी<n><f><sg><obl>$
^साड़ी/साड़ी<n><f><sg><nom>/साड़ी<n><f><sg><obl>$
^साथ/साथ<post>$
^सीता/सी<vblex><tv><impf><m><sg>$
^सो/सो<vblex><iv><stem>/सो<vblex><iv><imp><p2><sg>$
^सोचा/सोच<vblex><tv><perf><m><sg>$
^सोने/सो<vblex><iv><inf><obl>/सोना<n><m><sg><obl>/सोना<n><m><pl><nom>/सोना<n><m><pl><obl>$
^स्कूल/स्कूल<n><m><sg><nom>/स्कूल<n><m><sg><obl>/स्कूल<n><m><pl><nom>$
^हिंदी/हिंदी<n><f><sg><nom>/हिंदी<n><f><sg><obl>/हिंदी<n><f><pl><nom>/हिंदी<n><f><pl><obl>$
^हो/हो<vbser><imp><p2><sg>/हो<vbser><imp><p2><pl>/हो<vbser><pri><p2><sg>/हो<vbser><pri><p2><pl>/होना<vblex><iv><prs><p2><pl>/होना<vblex><iv><imp><p2><sg>/होना<vblex><iv><imp><p2><pl>$`
    .trim()
    .split('\n')
    .map((line) => [line.slice(1, line.indexOf('/')), readingsIn(line)]),
)

const words = (text: string): AnalysedWord[] =>
  analysedWords(text.normalize('NFC'), (word) => readingsOf(word, said.get(word) ?? []))

/** A sentence, in a film with the gender of whoever says it before it. */
function saysOf(line: string): string {
  const [, speaker, text = ''] = /^(?:([mf]): )?(.*)$/u.exec(line) ?? []
  const gender = speaker === 'm' || speaker === 'f' ? speaker : undefined
  const found = disagreementsIn(words(text), { speaker: gender }).map(({ rule, says }) => `${rule}: ${says}`)
  return [...new Set(found)].join('; ')
}

const wrong: [line: string, says: string][] = `
मेरा बहन स्कूल जाती है। | modifier: मेरा (masculine singular nominative) with बहन (feminine singular)
उसका किताब कहाँ है? | modifier: उसका (masculine singular nominative) with किताब (feminine singular)
राम की घर कहाँ है? | modifier: की (feminine) with घर (masculine)
मुझे अच्छी कमरा चाहिए। | modifier: अच्छी (feminine) with कमरा (masculine singular nominative)
मेरे बहन की शादी है। | modifier: मेरे (masculine) with बहन (feminine singular)
दो पुराना किताबें लाओ। | modifier: पुराना (masculine singular nominative) with किताबें (feminine plural nominative)
लड़का ने खाना खाया। | oblique: लड़का is not oblique before ने
मेरा बेटा को बुलाओ। | oblique: मेरा बेटा is not oblique before को; oblique: बेटा is not oblique before को
उस कमरा में कोई नहीं है। | pointer: उस with कमरा (masculine singular nominative); oblique: कमरा is not oblique before में
इस लड़का कौन है? | pointer: इस with लड़का (masculine singular nominative)
उन लड़के को बुलाइए। | pointer: उन with लड़के (masculine)
वह मेरा पास आया। | postposition: मेरा before पास
राम का लिए चाय लाओ। | postposition: का before लिए
लड़कियाँ आईं हैं। | nasal: आईं हैं
औरतें जातीं थीं। | nasal: जातीं थीं
मैं जाते हूँ। | auxiliary: जाते हूँ
वह जाता हैं। | auxiliary: जाता हैं
लड़की रोता थी। | auxiliary: रोता थी
वह रोता रही। | participles: रोता रही
रोटी बनाया जाएगी। | participles: बनाया जाएगी
मुझे रोटी बनानी पड़ा। | infinitive: बनानी पड़ा
मुझे चाय अच्छा लगती है। | adjective: अच्छा लगती
कमरे अच्छे है। | adjective: अच्छे है; subject: कमरे (masculine) with अच्छे है
मैं कल आएगा। | person: मैं with आएगा
तुम क्या करते हैं? | person: तुम with करते हैं
आप कब आओगे? | person: आप with आओगे
हम कल आएगा। | person: हम with आएगा
तू कहाँ हो? | person: तू with हो
आप यहाँ बैठो। | person: आप with बैठो
तुम यहाँ बैठिए। | person: तुम with बैठिए
मेरी बहन आया। | subject: बहन (feminine singular) with आया
लड़का दौड़ी। | subject: लड़का (masculine singular nominative) with दौड़ी
यह किताब पुराना है। | subject: किताब (feminine singular) with पुराना है
यह किताब अच्छी हैं। | subject: किताब (feminine singular) with अच्छी हैं
लड़के गिर गया। | subject: लड़के (masculine) with गिर गया
चिट्ठी कल आएगा। | subject: चिट्ठी (feminine singular) with आएगा
f: मैं घर जाता हूँ। | speaker: जाता said by a woman; speaker: मैं with जाता हूँ said by a woman
m: मैं कल आऊँगी। | speaker: आऊँगी said by a man; speaker: मैं with आऊँगी said by a man
f: मैं कल बीमार था। | speaker: मैं with था said by a woman
m: मैं अकेली हूँ। | speaker: अकेली said by a man
मैंने घर गया। | ne: ने with गया
उसने किताब लाया। | ne: ने with लाया
मैंने चाय पीता हूँ। | ne: ने with पीता हूँ
मैं खाना खाया। | ne: मैं without ने, with खाया
मैंने सो नहीं पाया। | ne: ने with सो पाया
मैंने बहुत बोला। | ne: ने with बोला
मैंने रोटी खाया। | object: रोटी (feminine singular) with खाया
उसने चिट्ठी लिखा है। | object: चिट्ठी (feminine singular) with लिखा है
राम ने सीता को किताब दिया। | object: किताब (feminine singular) with दिया
उसने लड़की को देखी। | object: को with देखी
उसने कल नहीं आऊँगा। | ne: ने with आऊँगा
यह सोने का अँगूठी है। | modifier: का (masculine singular nominative) with अँगूठी (feminine singular)`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [string, string])

test.each(wrong)('%s is wrong', (line, says) => {
  expect(saysOf(line)).toBe(says.normalize('NFC'))
})

const right = `
मेरी बहन स्कूल जाती है।
मेरे पिता डॉक्टर हैं।
मेरे भाई आए हैं।
उसके पास दो किताबें हैं।
लड़के ने रोटी खाई।
मैंने उसे देखा।
सीता ने राम को बुलाया।
लड़कियाँ आई हैं।
वे आई थीं।
उसकी रेशम की साड़ी पुरानी है।
इसका हिंदी में अनुवाद कीजिए।
हमारी स्कूल बस आई।
वह मेरे जैसी है।
उसने मेरा साथ दिया।
मैंने झूठ बोला।
वह किताब लाया।
राम और सीता जाते हैं।
दादी जी आई हैं।
चाय पी रहे हैं।
मुझे रोटी बनानी पड़ी।
वह पढ़ा करती है।
घोड़े बेचकर सो रहा है।
आप घर आइएगा।
आप सब कहाँ जाते हैं?
पिता जी कल आएँगे।
वह चाय पीकर घर गया।
यह किसका घर है?
मेरा भाई डॉक्टर है।
मैंने सोचा कि वह आएगा।
तुम अच्छी दोस्त हो।
f: मैं घर जाती हूँ।
f: “मैं घर जाता हूँ,” उसने कहा।
m: मैं कल आऊँगा।
महेश ने मिठाई लाना बंद कर दिया।
उसने मुझे चाय पिलाई।
मैंने यह किताब पहली बार देखी।`
  .trim()
  .split('\n')

test.each(right)('%s is right', (line) => {
  expect(saysOf(line)).toBe('')
})

test('of a noun’s gender the course’s own dictionary knows best', () => {
  const masculine = readingsIn('^मेज/मेज<n><m><sg><nom>/मेज<n><m><sg><obl>$')
  const taught = taughtReadings([{ hi: 'मेज', is: 'noun f' }])
  const wrongIn = (text: string, own: typeof taught) =>
    disagreementsIn(analysedWords(text, (word) => readingsOf(word, masculine, own.get(word)))).length
  expect([wrongIn('मेरी मेज', new Map()), wrongIn('मेरा मेज', new Map())]).toEqual([1, 0])
  expect([wrongIn('मेरी मेज', taught), wrongIn('मेरा मेज', taught)]).toEqual([0, 1])
})

test('what neither the analyser nor the course knows is left alone', () => {
  const unknown = analysedWords('मेरा बहन आया', () => [])
  expect(disagreementsIn(unknown)).toEqual([])
})
