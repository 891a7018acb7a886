/** Of two words that are texted alike the one that is nearly always meant, though the other is written just so: mai is मैं, not मई. */
export const MOSTLY_MEANT = new Map(
  `mai मैं · maa माँ · ma माँ · haa हाँ · nam नाम · rat रात · sat सात · tin तीन · kaha कहाँ · kon कौन · or और · he है
taja ताज़ा · bahen बहन · bacha बच्चा · bache बच्चे · rupye रुपये · galti ग़लती · pila पीला · char चार · tala ताला ·
behne बहनें · tej तेज़ · janta जानता · kali काली · badal बादल · sikha सीखा · bal बाल · tali ताली · sukha सूखा
bhari भारी · pala पाला · dhul धूल · tika टीका · chara चारा · bahu बहू · jut जूट · chhapiye छापिए · choti छोटी · wah वाह · hal हाल ·
tang टाँग · pita पीता · pata पाता`
    .split(/·|\n/u)
    .map((pair) => pair.trim().normalize('NFC').split(' ') as [string, string]),
)
