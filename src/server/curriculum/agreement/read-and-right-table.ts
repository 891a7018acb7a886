/** What a rule says of sentences that were read and are right: a part of each, and why it stands. */
export const READ_AND_RIGHT: { says: string; within: string; why: string }[] = [
  {
    says: 'दूसरा पेड़ is not oblique before को',
    within: 'दूसरा पेड़ को दिया जाता है',
    why: 'दूसरा is the second fruit, not the second tree',
  },
  {
    says: 'पहली (feminine) with जून (masculine)',
    within: 'पहली जून को',
    why: 'पहली तारीख़, the day, is left out',
  },
  {
    says: 'की (feminine) with अड्डे (masculine)',
    within: 'छियानवे नंबर की हवाई अड्डे',
    why: 'बस is left out: number ninety-six to the airport',
  },
  {
    says: 'बूढ़ा (masculine singular nominative) with दवा (feminine singular)',
    within: 'बूढ़ा दवा जो नहीं लेता',
    why: 'बूढ़ा is the old man himself',
  },
  {
    says: 'दूसरा (masculine singular nominative) with चाय (feminine singular)',
    within: 'दूसरा चाय बनाए',
    why: 'दूसरा is the other man, who makes tea',
  },
  {
    says: 'का (masculine singular nominative) with दूसरी (feminine)',
    within: 'नौ का दूसरी तरफ़',
    why: 'मुँह is left out: that of the nine',
  },
  {
    says: 'ने with बोला',
    within: 'मैंने बोला, किसी ने लिखा',
    why: 'the lesson is about how the street talks; standard is मैं बोला',
  },
  {
    says: 'ने with है',
    within: 'मैंने चाय पीली है',
    why: 'the slip that the lesson is about: पी ली written as पीली',
  },
  {
    says: 'बाढ़ (feminine singular) with में हैं',
    within: 'बाढ़ पीड़ित लोग',
    why: 'बाढ़ पीड़ित is one word in two, as newspapers write it',
  },
]
