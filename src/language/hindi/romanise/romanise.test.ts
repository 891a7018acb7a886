import { expect, test } from 'vitest'
import { romanise, syllableCount } from './romanise.ts'

const WORDS = `
नमस्ते namaste · किताब kitaab · लड़का larkaa · लड़की larkee · मतलब matlab · समझना samajhnaa · आमदनी aamdanee
घर ghar · कमरा kamraa · औरत aurat · औरतें aurten · सड़क sarak · सड़कें sarken · जानवर jaanvar · नमकीन namkeen
सरकारी sarkaaree · हमारा hamaaraa · तरबूज़ tarbooz · ग़लती ghaltee · बनना bannaa · उसने usne · अपना apnaa
इतना itnaa · जगह jagah · पहला pahlaa · चमकना chamaknaa · चमकीला chamkeelaa · निकलना nikalnaa · निकला niklaa
पहचानना pahchaannaa · बदलना badalnaa · सुनना sunnaa · परिवार parivaar · अलमारी almaaree · सहायता sahaaytaa
स्वतंत्रता svatantrataa · सफलता saphaltaa · कविता kavitaa · भारत bhaarat · भारतीय bhaarteeya · राजधानी raajdhaanee
अध्यापक adhyaapak · नगरपालिका nagarpaalikaa · अमर amar · अगला aglaa · अनुभव anubhav · मानसिक maansik
दोपहर dopahar · शहर shahar · बहन bahan · महँगा mahangaa · रविवार ravivaar · मंगलवार mangalvaar · शुक्रवार shukravaar
जनवरी janvaree · फ़रवरी farvaree · सितंबर sitambar · तकलीफ़ takleef · ख़तरनाक khatarnaak · बरसात barsaat
चम्मच chammach · जवाब javaab · विद्यालय vidyaalay · पुस्तकालय pustakaalay · धन्यवाद dhanyavaad · नमस्कार namaskaar
कृपया kripayaa · समय samay · बहुत bahut · पढ़ना parhnaa · तुम्हारा tumhaaraa · उन्होंने unhonne · मुलाक़ात mulaaqaat
इंतज़ार intazaar · ज़िंदगी zindagee · संतरा santraa · जंगली janglee · हिंदी hindee · संबंध sambandh · गंगा gangaa
मित्र mitra · सत्य satya · कृष्ण krishna · दोस्त dost · शब्द shabd · धर्म dharm · पूर्व poorv · विश्व vishva
उम्र umr · फ़िल्म film · वक़्त vaqt · प्रिय priya · यज्ञ yagya · ज्ञान gyaan · क्षमा kshamaa · अच्छा achchhaa
मैं main · में mein · है hai · हैं hain · हूँ hoon · नहीं naheen · हाँ haan · न na · और aur · यह yah · वह vah
गई gaee · नई naee · भाई bhaaee · आइए aaie · हुआ huaa · डॉक्टर doktar · कॉफ़ी kofee · दुःख duhkh · फेंकना phenknaa · खींचना kheenchnaa · सौंपना saumpnaa · गंदगी gandagee · परंपरा paramparaa · देवनागरी devnaagaree · हरप्रीत harpreet · खटखटाया khatkhataayaa · जगमगा jagmagaa · चटपटी chatpatee · लड़खड़ाते larkharaate · हलचल halchal · पकड़कर pakarkar · डरकर darkar · महाराष्ट्र mahaaraashtra
ताजमहल taajmahal · चंद्रावती chandraavatee · प्रचलित prachalit · करोड़पति karorpati · हरभजन harbhajan · महाबलि mahaabali · जानवरों jaanvaron · तनख़्वाह tankhvaah · श्रीमती shreematee
मूँगफली moongphalee · बहुवचन bahuvachan · एकवचन ekvachan · सार्वजनिक saarvjanik · लोककथा lokkathaa · पोस्टकार्ड postkaard · दरअसल darasal · शकुंतला shakuntalaa · इंद्रावती indraavatee
किंवदंती kinvadantee · गंगटोक gangtok · गड़रिया garariyaa · घनश्याम ghanshyaam · ख़ुदग़रज़ khudgharaz · निरुपमा nirupamaa · फूलमणि phoolmani · फूलमती phoolmatee · मूँगफलीवाला moongphaleevaalaa · मुनस्यारी munsyaaree · मुसकराना muskaraanaa
चश्मदीद chashmdeed · वितरण vitaran · वाक़या vaaqyaa · सर्वसम्मति sarvsammati · उदाहरण udaaharan · प्राप्तकर्ता praaptkartaa · जल्दबाज़ी jaldbaazee · मेहनती mehnatee · अंजलि anjali · एंथनी enthanee · गड़रिए gararie · रंगता rangtaa · खिंचवाई khinchvaaee
असहमति asahmati · सेनापति senaapati · गणपति ganpati · उद्योगपति udyogpati · राष्ट्रपतियों raashtrapatiyon · दंपति dampati
संपत्ति sampatti · प्रगतिशील pragatisheel · अवधि avadhi · मक़बरा maqbaraa · क़ुदरती qudratee · मतलबी matlabee
अवसरों avsaron · अफ़सरों afsaron · हरकतें harkaten · जानवरों jaanvaron · बरतनों bartanon · पिघलें pighlen · शहरों shahron
बेवफ़ा bevafaa · बेवफ़ाई bevafaaee · बेवक़ूफ़ bevaqoof · बेवकूफ़ bevakoof · बेवक़ूफ़ों bevaqoofon · सपरिवार saparivaar · जहाँपनाह jahaanpanaah
कामयाब kaamyaab · कामयाबी kaamyaabee · असहाय asahaay · अनकहा ankahaa · अनकही ankahee · असमय asamay · बेशरम besharam · बेक़सूर beqasoor
सहयात्री sahyaatree · सहयात्रियों sahyaatriyon · सहयोगी sahyogee · रंगमंच rangmanch · कंगना kangnaa · औरंगज़ेब aurangzeb · रंगकर rangkar
बेसन besan · बेलन belan · बेचना bechnaa · बेकरी bekree · बेहतर behtar · बेहतरीन behtareen · बेशक beshak · संगठन sangathan · कंगन kangan
`
const PAIRS = WORDS.split(/·|\n/u).flatMap((pair) => {
  const [word, roman] = pair.trim().split(' ')
  return word && roman ? [[word, roman] as const] : []
})

test('the table has more than 110 words', () => {
  expect(PAIRS.length).toBeGreaterThan(110)
})

test.each(PAIRS)('%s is %s', (word, roman) => {
  expect(romanise(word)).toBe(roman)
})

test('a sentence keeps its punctuation, danda becomes a full stop', () => {
  expect(romanise('नमस्ते, मेरा नाम राहुल है। आप कैसे हैं?')).toBe('namaste, meraa naam raahul hai. aap kaise hain?')
})

test('both ways of encoding a dotted letter are read alike', () => {
  expect(romanise('\u0932\u095c\u0915\u093e')).toBe('larkaa')
  expect(romanise('\u0932\u0921\u093c\u0915\u093e')).toBe('larkaa')
})

test.each([
  ['लड़का', 2],
  ['समझना', 3],
  ['मतलब', 2],
  ['मित्र', 2],
  ['आमदनी', 3],
  ['गई', 2],
  ['मेरा नाम राहुल है।', 6],
])('%s is said with %i vowels', (text, count) => {
  expect(syllableCount(text)).toBe(count)
})
