const entry = (line: string): [string, string] => {
  const [word = '', ...why] = line.trim().split(' ')
  return [word.normalize('NFC'), why.join(' ')]
}

/** Nouns that the analyser has in the other gender, though standard Hindi has what is taught; the reason helps whoever doubts. */
export const GENDER_OTHERWISE: ReadonlyMap<string, string> = new Map(
  `मेज़ f., of Persian mez
चम्मच m., f. here and there
मोती m.
मंज़िल f.
गणित m., as are all sciences in -इत
कॉपी f., as nearly all English loans in -ई
बार f. as “time”; m. is the weight and the door
दही m., f. in the east
मटर m., f. in the east
अदरक m., f. in the east
तरफ़ f.
मेट्रो f., after रेल, गाड़ी
मई f., the one month in -ई with जनवरी, फ़रवरी, जुलाई
पार्किंग f., as all English loans in -इंग
बिंदु m., as in Sanskrit of things in -उ
पतझड़ m., f. in older dictionaries
दुल्हन f.
टीका m. as mark and vaccination; f. is a commentary
घबराहट f., as all in -आहट
रुकावट f., as all in -आवट
कैंटीन f.
गुंबद m.
पीतल m.
केसर m.
विदा f.
संदूक़ m.
गोंद m.
दिलासा m.
जड़ f. as “root”; m. is what has no life
वारिस m.
मोहब्बत f.
स्वीकृति f., as all in -ति of Sanskrit
ज़ंग m. as “rust”; जंग, war, is f.
भोर f.
ट्रॉफ़ी f.
शूटिंग f., as all English loans in -इंग
धनिया m.
दम m.
फ़ारसी f. as a language; m. is a Parsi of old`
    .split('\n')
    .map(entry),
)
