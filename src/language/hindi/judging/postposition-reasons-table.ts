/**
 * Why a postposition stands where it stands: what is before it (read to its end), what is after it (read from its
 * beginning, up to the next clause), and a teacher's words. `noun` in a pattern must be a noun of the course. Only what
 * leaves no other reading may stand here: a learner is better told nothing than something untrue.
 */
export type PostpositionReason = { postposition: string; before?: RegExp; after?: RegExp; because: string }

const pattern = (source: string) => new RegExp(source.normalize('NFC'), 'u')
const from = (source: string) => pattern(`^${source}(?= |$)`)
const upTo = (source: string) => pattern(`(?:^| )${source}$`)

/** Words between a person and what is said of them: no other person with को, no order given. */
const FREE = '(?:(?!(?:को|ने|मुझे|हमें|तुम्हें|उसे|उन्हें|इसे|इन्हें) )(?!\\S*(?:ओ|िए|इए) )\\S+ ){0,4}?'
const BE = '(?:है|हैं|था|थे|थी|थीं|हो|होगा|होगी)'
const NOT = '(?:नहीं |भी |बहुत )*'
const GO = '(?:जाना|आना|रहना|सोना|उठना|बैठना|चलना|लौटना|निकलना|पहुँचना|रुकना)'
/** What takes no person with को as its object, where a thing stands before it. */
const EAT = '(?:पीन|खान|ख़रीदन|सीखन|पढ़न)[ाीे]'
const DAY = '(?:सोम|मंगल|बुध|गुरु|बृहस्पति|शुक्र|शनि|रवि|इत)वार'
const MONTH =
  '(?:जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|अक्टूबर|नवंबर|दिसंबर|चैत|बैसाख|जेठ|सावन|भादों|कार्तिक|फागुन)'
const SPAN =
  '(?:\\d+|एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस|बीस|तीस|पचास|कई) (?:मिनट|घंटे|घंटों|दिन|दिनों|हफ़्ते|हफ़्तों|महीने|महीनों|साल|सालों|बरस)'
const RIDE = '(?:बस|ट्रेन|रेल|रेलगाड़ी|गाड़ी|कार|टैक्सी|साइकिल|ऑटो|रिक्शे|मेट्रो|नाव|जहाज़)'
const TONGUE = '(?:हिंदी|अंग्रेज़ी|उर्दू|मराठी|तमिल|बांग्ला|पंजाबी|गुजराती|संस्कृत)'
const PLACE = '(?:घर|स्कूल|दुकान|स्टेशन|बाज़ार|दिल्ली|मुंबई|आगरा|जयपुर|वाराणसी|कोलकाता|चेन्नई|गाँव|शहर|यहाँ|वहाँ)'
const HOUR = `(?:${DAY}|सुबह|शाम|रात|\\d+|(?:\\S+ )?बजे)`
/** ज़ोर से, फिर से: how it is done, and nobody whom one asks. */
const PERSON = upTo('(?!(?:ज़ोर|फिर|धीरे|आराम|प्यार|ध्यान|जल्दी|आदर|मन|ख़ुशी|तरह|तरफ़|ओर|यहाँ|वहाँ|अब|कल|पहले)$)\\S+')
const more = (stem: string) => `${stem}[ाीे]`

const wants: [because: string, ...after: string[]][] = [
  ['one who likes something takes को', `${FREE}पसंद ${NOT}(?:${BE}|आ\\S*)`],
  [
    'one who feels or likes something takes को',
    `${FREE}(?:भूख|प्यास|ठंड|सर्दी|गरमी|गर्मी|डर|${more('अच्छ')}|${more('बुर')}) ${NOT}लग\\S*`,
    `${FREE}(?:नींद|ग़ुस्सा|गुस्सा|शर्म|मज़ा|हँसी|रोना) ${NOT}आ\\S*`,
  ],
  [
    'one who knows or remembers something takes को',
    `${FREE}(?:याद|मालूम|पता) ${NOT}${BE}`,
    `${FREE}याद ${NOT}आ\\S*`,
    `${FREE}${TONGUE} ${NOT}आत[ाीे] ${NOT}${BE}`,
  ],
  ['one who has an illness takes को', `${FREE}(?:बुख़ार|ज़ुकाम|खाँसी|सिरदर्द) ${NOT}${BE}`],
  ['one who needs something takes को', `${FREE}की ज़रूरत ${NOT}${BE}`],
  [
    'one who has to do something, or should, takes को',
    `(?:\\S*[^ा ] )?${GO} ${NOT}(?:${BE}|चाहिए|पड़\\S+)`,
    `(?<noun>\\S+) ${NOT}${EAT} ${NOT}(?:${BE}|चाहिए|पड़\\S+)`,
  ],
  ['one who wants or needs something takes को', `${FREE}(?!\\S*न[ाीे] |नहीं )\\S+ ${NOT}चाहिए`, 'पानी चाहिए'],
  [
    'one who gets or meets with something takes को',
    `${FREE}(?<noun>\\S+) ${NOT}मिल(?:[ाीे]|त[ाीे]|ेग[ाी]|ेंग[ेी])`,
  ],
  [
    'one who is given something takes को',
    `(?:\\S+ )?(?<noun>\\S+) ${NOT}(?:दो|दिया|दी|दिए|दीजिए|देत[ाीे]|दूँग[ाी]|देग[ाी]|देंग[ेी])(?: ${BE})?$`,
  ],
  ['one who is told something takes को', '(?:यह |सब |कुछ |सच )?बता(?:ओ|या|इए|ऊँगा|ऊँगी|एगा|एगी)'],
  ['the one who is called takes को', 'फ़ोन (?:कर\\S*|किया|कीजिए)', 'बुला(?:ओ|या|इए|ऊँगा|ऊँगी|ना)'],
]

const ko: PostpositionReason[] = [
  {
    postposition: 'को',
    before: upTo(`(?:${DAY}|तारीख़|\\d+ ${MONTH})`),
    because: 'the day when it happens takes को',
  },
  ...wants.flatMap(([because, ...after]) =>
    after.map((source) => ({ postposition: 'को', after: from(source), because })),
  ),
]

const se: PostpositionReason[] = [
  {
    before: upTo('(?!कम$)\\S+'),
    after: from('(?:दूर|पहले|ज़्यादा|कम|अलग)'),
    because: 'दूर, पहले, ज़्यादा, कम and अलग take से before them',
  },
  {
    after: from(`(?:बड़|छोट|अच्छ|लंब|ऊँच|महँग|सस्त|पुरान)[ाीे] ${NOT}${BE}`),
    because: 'what one compares with takes से',
  },
  {
    before: upTo(RIDE),
    after: from(`(?:\\S+ )?(?:जा|आ|चल|पहुँच)\\S*`),
    because: 'what one travels by takes से',
  },
  {
    before: upTo(SPAN),
    after: from('(?!(?:अधिक|ज़्यादा|कम)(?: |$))\\S+'),
    because: 'a time that goes on until now takes से',
  },
  { before: upTo(PLACE), after: from(`${PLACE} तक`), because: 'where it begins takes से, where it ends तक' },
  { before: upTo(HOUR), after: from(`${HOUR} तक`), because: 'when it begins takes से, when it ends तक' },
  { before: PERSON, after: from('पूछ\\S*'), because: 'the one who is asked takes से' },
  {
    before: PERSON,
    after: from('बात(?:ें)? (?:कर\\S*|की|कीजिए)'),
    because: 'the one with whom one speaks takes से',
  },
  { after: from('मिल(?:ो|िए|ूँगा|ूँगी|ना|ने|कर)'), because: 'the one whom one meets takes से' },
  { after: from('डर\\S*'), because: 'what one is afraid of takes से' },
].map((row) => ({ postposition: 'से', ...row }))

const places: PostpositionReason[] = [
  { postposition: 'में', before: upTo(MONTH), because: 'the month when it happens takes में' },
  { postposition: 'में', before: upTo(TONGUE), because: 'the language that it is in takes में' },
  { postposition: 'में', before: upTo(SPAN), because: 'the time within which it happens takes में' },
  { postposition: 'में', before: upTo('(?:रुपये|रुपए|पैसे)'), because: 'the price at which one buys takes में' },
  { postposition: 'तक', before: upTo(PLACE), after: from('(?!नहीं)\\S+'), because: 'where it ends takes तक' },
  { postposition: 'तक', before: upTo(`(?:${HOUR}|कल|अब|अभी|कब)`), because: 'the time until when takes तक' },
]

export const POSTPOSITION_REASONS: PostpositionReason[] = [...ko, ...se, ...places].map((row) => ({
  ...row,
  postposition: row.postposition.normalize('NFC'),
}))

/** Where a clause ends: what is said after it is of something else. */
export const CLAUSE_ENDS = new Set(
  'और या कि लेकिन मगर क्योंकि इसलिए तो जब तब तभी अगर जो फिर बल्कि ताकि वरना'
    .split(' ')
    .map((word) => word.normalize('NFC')),
)

/** Forms of persons that hold a postposition inside, and which it is. */
export const HELD_INSIDE = new Map(
  `मुझे तुझे हमें तुम्हें आपको उसे इसे उन्हें इन्हें किसे/को
मैंने तूने हमने तुमने आपने उसने इसने उन्होंने इन्होंने किसने/ने`
    .split('\n')
    .map((line) => line.split('/'))
    .flatMap(([words = '', held = '']) =>
      words.split(' ').map((word) => [word.normalize('NFC'), held.normalize('NFC')] as [string, string]),
    ),
)

/** Forms that stand before another word, and never for “to me” by themselves. */
export const CUT_OFF = new Map(
  'मुझे/मुझ तुझे/तुझ उसे/उस इसे/इस किसे/किस'
    .split(' ')
    .map((pair) => pair.normalize('NFC').split('/') as [string, string]),
)
