/** How people write Hindi in roman when they text: a word, then several spellings of it, none of them wrong. */
const TABLE = `
मैं main mai mein
में mein me main
है hai he hay
हैं hain hai
हूँ hoon hun hu hoo
हाँ haan han haa
नहीं nahi nahin naheen nahee nai
क्या kya kyaa
क्यों kyon kyun kyo
कहाँ kahan kahaan kaha
यहाँ yahan yahaan yaha
वहाँ vahan wahan wahaan
यह yah yeh
वह vah woh voh
अच्छा achha accha acchha achchha acha
अच्छी achhi acchi achchhi
बच्चा bachcha baccha bacha
बच्चे bachche bacche bache
खाना khana khaana
पानी paani pani panee
चाय chai chaay chay
दूध doodh dudh
रोटी roti rotee rotii
दाल daal dal
फल phal fal
आम aam am
केला kela kelaa
संतरा santra santara
नींबू nimbu neembu nimboo neemboo
सब्ज़ी sabzi sabji sabzee
प्याज़ pyaaz pyaz pyaj
मिर्च mirch
मीठा meetha mitha meethaa
खट्टा khatta khattaa
ताज़ा taza taaza taja
ठंडा thanda thandaa
गरम garam
नमस्ते namaste namastey
धन्यवाद dhanyavaad dhanyavad dhanyawad dhanyawaad
शुक्रिया shukriya shukriyaa
ज़रूर zaroor zarur jaroor jarur
बहुत bahut bohot bahot
ठीक theek thik
मेरा mera meraa
मेरी meri meree
तुम्हारा tumhara tumhaara
आपका aapka apka aapkaa
आप aap ap
तुम tum
हम ham hum
नाम naam nam
घर ghar
घड़ी ghadi ghari gharee
गाड़ी gaadi gadi gaari gari
लड़का ladka larka ladkaa
लड़की ladki larki ladkee
सड़क sadak sarak
बड़ा bada bara badaa
छोटा chhota chota chotaa
थोड़ा thoda thora thodaa
पहाड़ pahad pahaad pahaar
पेड़ ped per
साड़ी saadi sadi saari sari
चूड़ी choodi chudi choori
कपड़ा kapda kapra kapdaa
पढ़ना padhna parhna padhnaa
पढ़ाना padhana padhaana parhaana
डेढ़ dedh derh
ढाई dhai dhaai dhaee
किताब kitab kitaab
दोस्त dost
मित्र mitra
पत्र patra
छात्र chhatra chatra chhaatra
यात्रा yatra yaatra
क्षमा kshama xama
कक्षा kaksha kakshaa
ज्ञान gyan gyaan jnaan
विद्यालय vidyalay vidyaalay vidyalaya
अध्यापिका adhyapika adhyaapika
स्कूल school skool skul
अस्पताल aspatal aspataal
स्टेशन station steshan
डॉक्टर doctor doktar daktar
कॉफ़ी coffee kofi kaufi
शॉल shawl shol shaul
ट्रेन train tren
ट्रक truck trak
फ़ोन phone fon
मिनट minute minat
मौसम mausam mosam
शहर shahar shehar shehr
भाषा bhasha bhaasha
हिंदी hindi hindee
परिवार parivar parivaar pariwar
माँ maa maan ma
पिता pita pitaa
भाई bhai bhaai bhaee
बहन bahan behan bahen behen
दादी dadi daadi
चाचा chacha chaacha
बेटी beti betee
औरत aurat orat
काम kaam kam
आज aaj aj
कल kal
अभी abhi abhee
सुबह subah subha
शाम shaam sham
रात raat rat
दोपहर dopahar dopehar
दिन din
साल saal sal
पैसा paisa paisaa
पैसे paise
रुपया rupaya rupiya
रुपये rupaye rupye
कितना kitna kitnaa
कितने kitne
महँगा mehenga mahanga mehnga
सस्ता sasta sastaa
दुकान dukan dukaan dookan
बाज़ार bazaar bazar baazaar bajar
ग्राहक grahak graahak
पसंद pasand
चाहिए chahiye chaahiye chahie
दीजिए dijiye deejiye dijie
लीजिए lijiye leejiye
कीजिए kijiye keejiye
आइए aaiye aiye aaie
जाइए jaiye jaaiye
देखिए dekhiye dekhie
सुनिए suniye sunie
बोलना bolna
रहना rahna rehna
कहना kahna kehna
देखना dekhna
सोना sona
पीना peena pina
लेना lena
देना dena
जाना jana jaana
आना aana ana
चलना chalna
मिलना milna
समझना samajhna
उठना uthna
करना karna
एक ek
दो do
तीन teen tin
चार char chaar
पाँच paanch panch
छह chhah chhe chah
सात saat sat
आठ aath ath
नौ nau no
दस das dus
बीस bees bis
पचास pachas pachaas
सौ sau so
आधा aadha adha
पहला pahla pehla
पहले pehle pahle
सही sahi sahee
ग़लती galti ghalti
ख़राब kharab kharaab
ख़ुश khush
ज़्यादा zyada jyada zyaada
कम kam
माफ़ maaf maf
दवा dava dawa
दर्द dard
सिर sir
पेट pet
आँख aankh ankh aakh
चाँद chaand chand
सूर्य surya soorya
समुद्र samudra samudr
बारिश barish baarish
हाथी haathi hathi
कुत्ता kutta kuttaa
बिल्ली billi billee
चूहा chuha chooha
शेर sher
मोर mor
गाय gaay gay
रंग rang
लाल laal lal
नीला neela nila
पीला peela pila
हरा hara haraa
सफ़ेद safed safaid
काला kala kaala
नया naya nayaa
पुराना purana puraana
मुझे mujhe muje
कौन kaun kon
कैसे kaise kese
कैसा kaisa kaisaa
और aur or
लेकिन lekin
भी bhi bhee
ज़मीन zameen jameen zamin
मेज़ mez mej
वापस vapas waapas wapas
ज़िंदगी zindagi jindagi
मैंने maine mene
हमने humne hamne
हमें humen humein hume
हमारा humara hamara
हमारे humare hamare
क्योंकि kyonki kyunki kyuki
कृपया kripya kripaya
ऑफ़िस office
चिट्ठी chitthi chithi
उन्होंने unhone
`

/** [what is typed, the word that is meant] */
export const ROMAN_SPELLINGS: [string, string][] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [word = '', ...spellings] = line.split(' ')
    return spellings.map((spelling): [string, string] => [spelling, word.normalize('NFC')])
  })
