import { words } from '../languages.ts'
import type { CreditPeopleWords } from './people-en.ts'

export const creditPeopleFi: CreditPeopleWords = {
  creditPeopleTasks: 'Mitä haluat tehdä',
  creditPeopleTask: words({ addresses: 'Osoitteet', scoring: 'Sisäinen pisteytys', block: 'Estolista' }),
  creditPeopleAbout: words({
    addresses: 'Hakee osoitteet, joihin henkilö tai yritys on rekisteröity.',
    scoring:
      'Kysyy, hyväksyisikö maksupalvelu asiakkaan tietylle summalle. Mitään ei luoda. Omat rajanne eivät ole mukana.',
    block:
      'Lisää asiakkaan estolistallenne: maksupalvelu hylkää sen jälkeen asiakkaan uudet tilaukset teiltä.',
  }),
  creditPeopleKind: 'Asiakas',
  creditPeopleId: 'Henkilötunnus tai yritystunnus',
  creditPeopleZipHint: 'Jätä tyhjäksi, niin saat kaikki osoitteet.',
  creditPeopleSearching: 'Kysytään maksupalvelusta…',
  creditPeopleFound: (count) => (count === 1 ? '1 osoite' : `${count} osoitetta`),
  creditPeopleNone: 'Maksupalvelu ei anna osoitetta.',
  creditPeopleSelector: 'Osoitteen valitsin',
  creditPeopleCopyAddress: 'Kopioi osoite',
  creditPeopleCopySelector: 'Kopioi valitsin',
  creditPeopleAmount: (currency) => `Summa (${currency})`,
  creditPeopleNotAbove: 'Summan on oltava suurempi kuin nolla.',
  creditPeopleCheck: 'Tarkista',
  creditPeopleYes: (amount) => `Kyllä: maksupalvelu hyväksyisi summan ${amount}`,
  creditPeopleNo: (amount) => `Ei: maksupalvelu ei hyväksyisi summaa ${amount}`,
  creditPeopleReason: 'Syy',
  creditPeopleReasonHint: 'Maksupalvelu säilyttää sen. Sitä ei voi lukea täällä jälkikäteen.',
  creditPeopleSure:
    'Esto on voimassa kaikissa maissa ja koskee kaikkia uusia tilauksianne. Olemassa olevat tilaukset pysyvät ennallaan. Kukaan ei voi poistaa estoa täällä: sen voi tehdä vain maksupalvelu.',
  creditPeopleAsk: 'Haluatko estää asiakkaan?',
  creditPeopleBlock: 'Estä asiakas',
  creditPeopleBlocked: 'Asiakas on estetty',
  creditPeopleBlockedText: 'Maksupalvelu hylkää asiakkaan uudet tilaukset teiltä kaikissa maissa.',
  creditPeopleAnother: 'Estä toinen asiakas',
  creditPeopleTwice:
    'Ei ole tiedossa, onko asiakas nyt estetty. Asiakkaan estäminen kahdesti ei haittaa: lähetä uudelleen.',
}
