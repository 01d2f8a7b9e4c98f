import type { WhyWords } from './why-en.ts'

export const whyFi: WhyWords = {
  whyAdd: 'Lisää syy',
  whyTitle: 'Syy ja muistiinpano',
  whyReason: 'Syy',
  whyNote: 'Sisäinen muistiinpano',
  whyHint: 'Tallentuu historiaan työtovereita varten. Älä kirjoita mitään asiakkaasta.',
  whyMissing: 'Anna syy.',
  whyWrong:
    'Tätä ei voi tallentaa: se näyttää henkilötiedolta tai salaisuudelta, tai siinä on kiellettyjä merkkejä.',
}
