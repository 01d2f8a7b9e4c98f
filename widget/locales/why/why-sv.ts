import type { WhyWords } from './why-en.ts'

export const whySv: WhyWords = {
  whyAdd: 'Lägg till orsak',
  whyTitle: 'Orsak och notering',
  whyReason: 'Orsak',
  whyNote: 'Intern notering',
  whyHint: 'Sparas i historiken, för kollegor. Skriv inget om kunden.',
  whyMissing: 'Ange en orsak.',
  whyWrong:
    'Det här kan inte sparas: det liknar en personuppgift eller en hemlighet, eller har otillåtna tecken.',
}
