import { expect, test } from 'vitest'
import { type AnalysedWord, readingsIn } from './analysed-words.ts'
import { said } from './analyser-for-tests.ts'
import { analysedWords, disagreementsIn } from './find-disagreements.ts'
import { readingsOf, taughtReadings } from './taught-readings.ts'

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
