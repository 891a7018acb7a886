/** Other spellings that are as standard, in the columns of right-pairs-table.ts. */
export const STANDARD_PAIRS = `
हिंदी | हिन्दी | accepted | हिंदी
हिन्दी | हिंदी | accepted
संबंध | सम्बन्ध | accepted
संबंध | संबन्ध | accepted
अंग | अङ्ग | accepted
गंगा | गङ्गा | accepted
चंचल | चञ्चल | accepted
अंडा | अण्डा | accepted
पंडित | पण्डित | accepted
अंत | अन्त | accepted
चंपा | चम्पा | accepted
लंबा | लम्बा | accepted
सुंदर | सुन्दर | accepted
बंदर | बन्दर | accepted
पंजाब | पञ्जाब | accepted
सितंबर | सितम्बर | accepted
धंधा | धन्धा | accepted
इंतज़ार | इन्तज़ार | accepted
गए | गये | accepted | गए
गई | गयी | accepted
गईं | गयीं | accepted
नई | नयी | accepted
नए | नये | accepted
आए | आये | accepted
आई | आयी | accepted
लिए | लिये | accepted
किए | किये | accepted
दिए | दिये | accepted
चाहिए | चाहिये | accepted
कीजिए | कीजिये | accepted
आइए | आइये | accepted
जाएगा | जायेगा | accepted
जाएगी | जायेगी | accepted
जाएँगे | जायेंगे | accepted
आएँ | आयें | accepted
बनाई | बनायी | accepted
गर्मी | गरमी | accepted | standard
गर्म | गरम | accepted
सर्दी | सरदी | accepted
बिल्कुल | बिलकुल | accepted
बिलकुल | बिल्कुल | accepted
दुकान | दूकान | accepted
दुकानें | दूकानें | accepted
वापस | वापिस | accepted
शर्म | शरम | accepted
बर्फ़ | बरफ़ | accepted
मुश्किल | मुशकिल | accepted
शुरू | शुरु | accepted
दुख | दुःख | accepted
दुःख | दुख | accepted
छह | छः | accepted
महत्व | महत्त्व | accepted
तत्व | तत्त्व | accepted
कुर्सी | कुरसी | accepted
कुर्सियाँ | कुरसियाँ | accepted
परदा | पर्दा | accepted
बर्तन | बरतन | accepted
भरती | भर्ती | accepted
उल्टा | उलटा | accepted
हल्का | हलका | accepted
अक्तूबर | अक्टूबर | accepted
मोहब्बत | मुहब्बत | accepted
क़लम | कलम | accepted
कर्तव्य | कर्त्तव्य | accepted
महान | महान् | accepted
जगत् | जगत | accepted
गरमियाँ | गर्मियाँ | accepted
कौआ | कौवा | accepted
रुपया | रुपैया | accepted
दीवाली | दिवाली | accepted
मुझे हिंदी आती है | मुझे हिन्दी आती है | accepted
वे कल गए थे | वे कल गये थे | accepted
वे कल आए थे | वे कल आये थे। | accepted
मुझे चाय चाहिए | मुझे चाय चाहिये | accepted
निन्यानवे | निन्यानबे | accepted | Both spellings are standard
तिरपन रुपये | तिरेपन रुपये | accepted | Both spellings are standard
सच्चाई | सचाई | accepted
चाबी कहाँ है | चाभी कहाँ है | accepted
तबीयत कैसी है | तबियत कैसी है | accepted
आप चाय पीएँगे | आप चाय पियेंगे | accepted
आप चाय पिएँगे | आप चाय पीएँगे | accepted
शर्मिंदा | शरमिंदा | accepted | Both spellings are standard
शर्मीली लड़की | शरमीली लड़की | accepted
शक्ल | शकल | accepted | Both spellings are standard
इनकार मत करो | इन्कार मत करो | accepted | Both spellings are standard
सिग्नल | सिगनल | accepted | Both spellings are standard
नींबू | नीबू | accepted | Both spellings are standard
क्यों | क्यूँ | accepted
दोबारा बोलिए | दुबारा बोलिए | accepted | Both spellings are standard
अठारह साल | अट्ठारह साल | accepted | Both spellings are standard
मोहलत | मुहलत | accepted | Both spellings are standard
मुस्कान | मुसकान | accepted | Both spellings are standard
वह मुस्कुराती है | वह मुस्कराती है | accepted | Both spellings are standard
वह शर्माया | वह शरमाया | accepted | Both spellings are standard
पानी उँडेल दिया | पानी उड़ेल दिया | accepted | Both spellings are standard
मेरी बहनें | मेरी बहिनें | accepted | Both spellings are standard
आपके पास क्या सबूत है | आपके पास क्या सुबूत है | accepted | Both spellings are standard
मुझे कोई एतराज़ नहीं | मुझे कोई ऐतराज़ नहीं | accepted
तस्वीरें | तसवीरें | accepted | Both spellings are standard
मुलज़िम | मुल्ज़िम | accepted
बाल्टी में | बालटी में | accepted
चूहा छिपा | चूहा छुपा | accepted | Both spellings are standard
वह छिपाती है | वह छुपाती है | accepted
बच्चे बेफ़िक्र हैं | बच्चे बेफ़िकर हैं | accepted
गरमाहट | गर्माहट | accepted | Both spellings are standard
कोहरा | कुहरा | accepted
पराठे | परांठे | accepted
पराठा | पराँठा | accepted
होंठ | होठ | accepted
परछाईं | परछाई | accepted
`
