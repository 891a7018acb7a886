/** The words of the curriculum as a reader says them, written in our roman by hand: what the romaniser is held to. */
const TABLE = `
आम aam · नाम naam · मामा maamaa · नाना naanaa · कमल kamal · नमक namak · लाल laal · काला kaalaa · बाल baal
कान kaan · नाक naak · सात saat · तारा taaraa · पास paas · साल saal · हार haar · बात baat · हम ham
सब sab · दिन din · नदी nadee · पानी paanee · दाल daal · दीदी deedee · पिता pitaa · किताब kitaab
इमली imlee · गुलाब gulaab · चूहा choohaa · दूर door · पुल pul · आलू aaloo · गाना gaanaa · ऊपर oopar
चाचा chaachaa · एक ek · केला kelaa · सेब seb · चाय chaay · गाय gaay · पैसा paisaa · जेब jeb · मेला melaa
रोटी rotee · मोर mor · टोपी topee · औरत aurat · मौसम mausam · कौन kaun · वन van · टमाटर tamaatar
घर ghar · खाना khaanaa · छाता chhaataa · झील jheel · हाथी haathee · दूध doodh · फल phal · भालू bhaaloo
लड़का larkaa · लड़की larkee · पेड़ per · सड़क sarak · डाल daal · ढोल dhol · ठेला thelaa · वीणा veenaa
शहर shahar · शेर sher · भाषा bhaashaa · आँख aankh · चाँद chaand · रंग rang · पतंग patang · अंगूर angoor
ऋतु ritu · ज़मीन zameen · मेज़ mez · फ़ोन fon · सफ़ेद safed · कॉफ़ी kofee · बाज़ार baazaar
क़मीज़ qameez · ख़बर khabar · ग़ज़ल ghazal · नमस्ते namaste · दोस्त dost · बच्चा bachchaa · मक्खन makkhan
बिल्ली billee · कुत्ता kuttaa · चम्मच chammach · रास्ता raastaa · अच्छा achchhaa · प्रेम prem
ट्रेन tren · सूर्य soorya · बर्फ़ barf · मिर्च mirch · क्रिकेट kriket · दर्ज़ी darzee · ट्रक trak
कक्षा kakshaa · मित्र mitra · ज्ञान gyaan · पत्र patra · यात्रा yaatraa · छात्र chhaatra · क्षमा kshamaa
विद्यालय vidyaalay · मैं main · अनु anu · हूँ hoon · आप aap · कैसे kaise · हैं hain · मेरा meraa · यह yah
है hai · आपका aapkaa · क्या kyaa · जी jee · जोसेफ़ josef · हाँ haan · कैसा kaisaa · तुम tum · कैसी kaisee
हो ho · ठीक theek · बहुत bahut · शुक्रिया shukriyaa · नहीं naheen · अब ab · भूखा bhookhaa · भूखे bhookhe
थका thakaa · हुआ huaa · कहाँ kahaan · से se · वहाँ vahaan · समुद्र samudra · रहना rahnaa · दिल्ली dillee
में mein · रहता rahtaa · बोलना bolnaa · हिंदी hindee · बोलती boltee · थोड़ी thoree · बोलता boltaa
थोड़ा thoraa · दीजिए deejie · सुंदर sundar · केरल keral · बड़ा baraa · पहाड़ pahaar · लेकिन lekin
छोटा chhotaa · परिवार parivaar · माँ maan · ये ye · मेरी meree · भाई bhaaee · बहन bahan · दादी daadee
छोटी chhotee · तुम्हारा tumhaaraa · वह vah · चश्मा chashmaa · चाबी chaabee · किसकी kiskee · घड़ी gharee
नई naee · नया nayaa · पुराना puraanaa · पुरानी puraanee · किसका kiskaa · काम kaam · आज aaj · करना karnaa
करती kartee · अध्यापिका adhyaapikaa · स्कूल skool · पढ़ाना parhaanaa · पढ़ाती parhaatee · संगीत sangeet
गाता gaataa · ऑटो oto · डॉक्टर doktar · किसान kisaan · मेरे mere · अस्पताल aspataal · दो do
चीनी cheenee · गरम garam · ठंडा thandaa · गिलास gilaas · पीना peenaa · पीते peete · देना denaa
लेना lenaa · लीजिए leejie · चाहिए chaahie · मुझे mujhe · तीन teen · चार chaar · पाँच paanch · छह chhah
आठ aath · नौ nau · दस das · नंबर nambar · धीरे dheere · बोलिए bolie · सुबह subah · पीता peetaa
दोपहर dopahar · को ko · आइए aaie · शाम shaam · गाती gaatee · रात raat · सोता sotaa · कल kal · बजे baje
कितना kitnaa · कितने kitne · अभी abhee · उठना uthnaa · उठती uthtee · सोना sonaa · सुनिए sunie
स्टेशन steshan · दाएँ daaen · जाइए jaaie · बाएँ baaen · सीधे seedhe · जाना jaanaa · जाता jaataa
यहाँ yahaan · मिनट minat · फिर phir · मिलना milnaa · आपसे aapse · मिलूँगा miloongaa · मिलेंगे milenge
अलविदा alvidaa · चलना chalnaa · चलता chaltaa · आना aanaa · ज़रूर zaroor · आऊँगा aaoongaa · देर der
गई gaee · कब kab · आएँगी aaengee · ख़ुश khush · देखना dekhnaa · देखिए dekhie · संतरा santraa
मीठा meethaa · तरबूज़ tarbooz · नारियल naariyal · का kaa · नींबू neemboo · अनार anaar · खट्टा khattaa
ताज़ा taazaa · ताज़े taaze · किलो kilo · कुछ kuchh · और aur · रुपया rupayaa · सौ sau · रुपये rupaye
बीस bees · के ke · तीस tees · की kee · चालीस chaalees · पचास pachaas · साठ saath · दर्जन darjan
केले kele · दाम daam · महँगा mahangaa · महँगे mahange · सस्ता sastaa · सस्ते saste · सब्ज़ी sabzee
ताज़ी taazee · प्याज़ pyaaz · गाजर gaajar · मीठी meethee · बैंगन baingan · आधा aadhaa · पाव paav
डेढ़ derh · ढाई dhaaee · थैला thailaa · भूख bhookh · लगी lagee · लोग log · चूड़ी chooree
चूड़ियाँ chooriyaan · बेटी betee · ग्यारह gyaarah · बारह baarah · होते hote · तेरह terah · चौदह chaudah
पंद्रह pandrah · सोलह solah · सत्रह satrah · बच्चे bachche · अठारह athaarah · उन्नीस unnees · शॉल shol
दुकान dukaan · ग्राहक graahak · कम kam · कीजिए keejie · ज़्यादा zyaadaa · सही sahee · पहला pahlaa
पहली pahlee · आख़िरी aakhiree · मुस्कान muskaan · आपकी aapkee · मुफ़्त muft · कपड़ा kapraa · कपड़े kapre
नए nae · साड़ी saaree · कुर्ता kurtaa · जूता jootaa · जूते joote · बड़े bare · हरा haraa · हरी haree
नीला neelaa · पीला peelaa · गुलाबी gulaabee · पसंद pasand · दिखाना dikhaanaa · दिखाइए dikhaaie
मिठाई mithaaee · लड्डू laddoo · पीले peele · जलेबी jalebee · चखिए chakhie · बर्फ़ी barfee · डिब्बा dibbaa
डिब्बे dibbe · मेहमान mehmaan · चखना chakhnaa · सबसे sabse · सा saa · कुल kul · नक़द naqad
दूँगी doongee · कार्ड kaard · यूपीआई yoopeeaaee · नोट not · सिक्का sikkaa · सिक्के sikke
छुट्टा chhuttaa · बाक़ी baaqee · पैसे paise · वापस vaapas · रसीद raseed · दवा davaa · ज़ुकाम zukaam
गोली golee · दर्द dard · सिर sir · पेट pet · बुख़ार bukhaar · पट्टी pattee · बार baar · आराम aaraam
शिकायत shikaayat · माफ़ maaf · टूटा tootaa · छेद chhed · बारिश baarish · रही rahee · ख़राब kharaab
ग़लती ghaltee · बदलना badalnaa · बदलिए badlie · अंदर andar · कोई koee · इसका iskaa · लंगड़ा langraa
मा maa · भी bhee · काले kaale · तारे taare · नर्मदा narmadaa · साफ़ saaf · कर kar · रहा rahaa · गा gaa
तो to · उसे use · भैया bhaiyaa · या yaa · इमरान imraan · ले le · गया gayaa · दादा daadaa · मत mat
माँग maang · चलो chalo · खाते khaate · घास ghaas · बजा bajaa · पर par · लाऊँ laaoon · ढाबा dhaabaa
हरप्रीत harpreet · देखो dekho · दिखता dikhtaa · आँखों aankhon · काली kaalee · ज़ za · फ़ fa · फ़िल्म film
बाला baalaa · आया aayaa · स्ते ste · स्के ske · सते sate · स्तो sto · कर्मा karmaa · खेलें khelen
अच्छी achchhee · लगती lagtee · प्र pra · ट्र tra · पृ pri · प्रकाश prakaash · उसका uskaa · क्ष ksha
ज्ञ gya · श्र shra · त्र tra · क्षेत्र kshetra · महारानी mahaaraanee · दास daas · ज़ोया zoyaa · करण karan
थकी thakee · मिज़ोरम mizoram · मलयालम malayaalam · असम asam · रहती rahtee · भूखी bhookhee
गुरप्रीत gurpreet · बड़ी baree · थे the · जयपुर jaypur · चेन्नई chennaee · अरे are · आपके aapke · ओह oh
वाह vaah · गाते gaate · करते karte · कोलकाता kolkaataa · करता kartaa · परवीन parveen · पढ़ाता parhaataa
पीती peetee · साहब saahab · ठंडी thandee · अर्जुन arjun · बोलो bolo · शून्य shoonya · रोहन rohan
उठो utho · करो karo · सोती sotee · उठता uthtaa · कमला kamlaa · आएँगे aaenge · गोवा govaa · सलीम saleem
मीठे meethe · संतरे santre · लिए lie · दोनों donon · इतना itnaa · हलवा halvaa · बनाना banaanaa
लाइए laaie · सस्ती sastee · महँगी mahangee · हुई huee · तरफ़ taraf · अगले agle · होती hotee
इक़बाल iqbaal · नीली neelee · होंगी hongee · देव dev · कुर्ते kurte · रहे rahe · सी see
मेहमानों mehmaanon · हुए hue · सो so · अस्सी assee · खाने khaane · बाद baad · वे ve · लेती letee · इस is
छाते chhaate · आती aatee · हमारी hamaaree · बदल badal · देता detaa · था thaa
`

/** [word, its roman] */
export const READ_ALOUD: [string, string][] = TABLE.trim()
  .split(/·|\n/u)
  .map((pair) => {
    const [word = '', roman = ''] = pair.trim().split(' ')
    return [word.normalize('NFC'), roman]
  })
