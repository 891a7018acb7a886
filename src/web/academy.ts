/** Whose academy this is: another one puts its own name, logo text and addresses here. */
export const academy = {
  name: 'Boli',
  nativeName: 'बोली',
  nativeLanguage: 'hi',
  meaning: 'speech',
  tagline: 'Hindi, spoken with the people who live it',
  description: 'Learn Hindi from short films of everyday India: watch, repeat, answer back.',
  since: 2012,
  socials: [] as { name: string; url: string }[],
}
