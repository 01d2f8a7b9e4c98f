import type { CreditOtherWords } from './other-en.ts'

/** Swedish. */
export const creditOtherSv: CreditOtherWords = {
  creditOtherIntro: 'För integratörer: alla operationer i SOAP-tjänsten med medlemmarnas egna namn.',
  creditOtherOperation: 'Operation',
  creditOtherReads: 'Läser',
  creditOtherWrites: 'Ändrar',
  creditOtherDeprecated: 'föråldrad',
  creditOtherReplaced: 'Den är föråldrad: använd den bara där det inte finns någon annan.',
  creditOtherInclude: (member) => `Ta med ${member}`,
  creditOtherAdd: (item) => `Lägg till ${item}`,
  creditOtherRemove: (item) => `Ta bort ${item}`,
  creditOtherNull: 'null om det är tomt',
  creditOtherNoMembers: 'Operationen har inga medlemmar.',
  creditOtherSend: 'Skicka',
  creditOtherMayNot: 'Din session får bara läsa.',
  creditOtherRequest: 'Begäran',
  creditOtherAnswer: 'Svar',
  creditOtherIncomplete: (count) =>
    count === 1 ? '1 medlem saknas eller är fel.' : `${count} medlemmar saknas eller är fel.`,
  creditOtherShowIds: 'Visa person- och organisationsnummer',
  creditOtherHideIds: 'Dölj person- och organisationsnummer',
  creditOtherCharacters: (count) => `(${count} tecken)`,
  creditOtherConfirm: (operation) => `Vill du skicka ${operation}?`,
  creditOtherConfirmText: 'Det här ändrar något hos betaltjänsten.',
  creditOtherDone: (operation) => `${operation} är besvarad.`,
  creditOtherFound:
    'Svaret gick förlorat. Betaltjänstens uppgifter visar att det gjordes; andra medlemmar är inte kända.',
}
