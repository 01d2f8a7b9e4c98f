import type { CreditReason } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'
import type { CreditReasonsWords } from './reasons-en.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'Maksupalvelu ei voi käsitellä pyyntöä',
    'Jokin tieto puuttuu tai on virheellinen. Korjaa se ja lähetä uudelleen.',
  ],
  unknown: [
    'Maksupalvelu ei hyväksynyt tätä',
    'Se ei kerro syytä, joka täällä tunnetaan. Jos sen omasta viestistä ei ole apua, kysy maksupalvelusta.',
  ],
  NoSearchParametersSupplied: ['Hakuehto puuttuu', 'Anna tilausnumero, joko omasi tai maksupalvelun.'],
  Authentication: [
    'Maksupalvelu ei hyväksynyt tunnuksiamme',
    'Palvelun käyttäjätunnus tai salasana on väärä. Palvelun omistajan on tarkistettava asetukset.',
  ],
  OrderTypeNotAllowed: [
    'Sopimuksenne ei kata tätä tilaustyyppiä',
    'Maksupalvelu ei ole avannut sitä asiakasnumerollenne. Valitse toinen tyyppi tai pyydä maksupalvelua avaamaan se.',
  ],

  CustomerCreditRejected: [
    'Luottotarkistus hylkäsi asiakkaan',
    'Asiakkaan luottotiedot eivät salli ostoa. Tarjoa maksutapaa ilman luottoa.',
  ],
  CustomerOverCreditLimit: [
    'Asiakkaan luottoraja ei riitä',
    'Summa ylittää sen, mitä asiakas saa ostaa luotolla. Pienennä sitä tai tarjoa maksutapaa ilman luottoa.',
  ],
  CustomerAbuseBlock: [
    'Asiakas on estetty',
    'Asiakas on estolistalla eikä saa luottoa. Tarjoa maksutapaa ilman luottoa.',
  ],
  CustomerProviderRejected: [
    'Maksupalvelu ei myönnä asiakkaalle luottoa',
    'Päätös on sen oma, summasta riippumatta. Tarjoa maksutapaa ilman luottoa.',
  ],
  30002: [
    'Luottotarkistus hylkäsi summan tai asiakkaan',
    'Asiakkaan luottoraja on pienempi, tai maksupalvelu ei myönnä asiakkaalle luottoa. Kokeile pienempää summaa tai tarjoa maksutapaa ilman luottoa.',
  ],
  CustomerCreditNoSuchEntity: [
    'Luottotarkistus ei tunne asiakasta',
    'Tunnusta ei ole missään luottotietorekisterissä. Tarkista tunnus, maa ja se, onko kyse henkilöstä vai yrityksestä.',
  ],
  NoSuchCustomer: [
    'Ketään ei löytynyt',
    'Tunnusta ei ole missään osoiterekisterissä. Tarkista tunnus, maa ja se, onko kyse henkilöstä vai yrityksestä.',
  ],
  NoSuchAddress: [
    'Tällä postinumerolla ei ole osoitetta',
    'Asiakas löytyy, mutta ei tältä postinumerolta. Korjaa postinumero tai jätä se tyhjäksi.',
  ],
  CountryNotSupported: [
    'Maksupalvelu ei toimi tässä maassa',
    'Se myöntää luottoa vain tietyissä maissa. Tarkista maa tai tarjoa maksutapaa ilman luottoa.',
  ],

  OrderOverProviderLimit: [
    'Summa ylittää maksupalvelun rajan',
    'Maksupalvelu ei ota näin paljon vastuulleen yhdessä tilauksessa. Pienennä summaa tai jaa tilaus osiin.',
  ],
  OrderOverClientLimit: [
    'Summa ylittää yhden tilauksen rajanne',
    'Sopimuksenne maksupalvelun kanssa sallii vähemmän. Pienennä summaa, jaa tilaus osiin tai pyydä suurempaa rajaa.',
  ],
  ClientOverCreditLimit: [
    'Avointen tilaustenne raja on täynnä',
    'Kaikki avoimet tilauksenne yhdessä ylittäisivät sen. Toimita tai sulje ensin muita, tai pyydä maksupalvelulta suurempaa rajaa.',
  ],
  20008: [
    'Summa ylittää jonkin rajoistanne',
    'Se on liian suuri yhdelle tilaukselle tai kaikille avoimille tilauksillenne yhteensä. Pienennä sitä, tai toimita tai sulje ensin muita tilauksia.',
  ],
  pendingPlansOverLimit: [
    'Odottavien osamaksujenne raja on täynnä',
    'Kaikki odottavat osamaksunne yhdessä ylittäisivät sen. Hyväksy tai peru ensin muita, tai pyydä maksupalvelulta suurempaa rajaa.',
  ],
  OverOrderLimit: [
    'Summa on liian suuri osamaksulle',
    'Sopimuksenne maksupalvelun kanssa sallii vähemmän yhdelle osamaksulle. Pienennä summaa.',
  ],
  AboveAuthorizedAmount: [
    'Rivien summa ylittää sen, mitä tilauksesta on jäljellä',
    'Vain jäljellä olevan voi toimittaa. Pienennä määriä tai hintoja.',
  ],
  CreditAboveInvoice: [
    'Rivien summa ylittää sen, mitä on vielä hyvitettävissä',
    'Laskun voi hyvittää sen summaan asti, aiemmat hyvitykset vähennettyinä. Pienennä määriä tai hintoja.',
  ],
  OrderAmountNotPositive: [
    'Summan on oltava suurempi kuin nolla',
    'Rivien yhteissumma on nolla tai vähemmän. Tarkista hinnat, määrät ja alennukset.',
  ],
  RowsMissing: [
    'Rivejä ei ole',
    'Tilauksessa on oltava vähintään yksi rivi. Lisää rivi ja lähetä uudelleen.',
  ],
  InvalidCampaignCodeAmountCombination: [
    'Kampanja ei sovi summalle',
    'Jokaisella kampanjalla on pienin ja suurin summa. Valitse toinen kampanja tai muuta summaa.',
  ],
  PricesMixed: [
    'Mukana on sekä verollisia että verottomia hintoja',
    'Tilauksen kaikkien hintojen on oltava verollisia tai kaikkien verottomia. Vaihda hintojen laji ja lähetä uudelleen.',
  ],

  OrderExpired: [
    'Tilaus on vanhentunut',
    'Siitä ei voi enää toimittaa tai laskuttaa mitään. Luo uusi tilaus, jos asiakas haluaa yhä tuotteet.',
  ],
  numberOfExpiredOrder: [
    'Vanhentuneella tilauksella on tämä numero',
    'Tilausnumeronne kuuluu tilaukselle, jota ei voi enää käyttää. Valitse toinen numero.',
  ],
  OrderIsClosed: [
    'Tilaus on suljettu',
    'Siitä ei voi enää toimittaa tai laskuttaa mitään. Lataa se uudelleen, niin näet, mitä on tehty.',
  ],
  numberOfClosedOrder: [
    'Suljetulla tilauksella on tämä numero',
    'Tilausnumeronne kuuluu tilaukselle, jota ei voi enää käyttää. Valitse toinen numero.',
  ],
  OrderAlreadyClosed: [
    'Tilaus oli jo suljettu',
    'Se on toimitettu, suljettu tai vanhentunut. Mitään ei ole enää tehtävissä.',
  ],
  partlyDelivered: [
    'Tilausta ei suljettu',
    'Näin suljetaan vain tilaus, josta ei ole toimitettu mitään. Lataa se uudelleen, niin näet, mitä on toimitettu.',
  ],
  OrderDoesNotExist: ['Tilausta ei ole', 'Maksupalvelussa ei ole tällä numerolla tilausta. Tarkista numero.'],
  neitherOrderNorPlan: [
    'Tilausta tai osamaksua ei ole',
    'Maksupalvelussa ei ole tällä numerolla kumpaakaan. Tarkista numero.',
  ],
  NotAuthorized: [
    'Tilausta ei voi nyt laskuttaa',
    'Maksupalvelu ei ole vielä hyväksynyt sitä, tai se ei ole laskutilaus. Lataa se uudelleen, niin näet, kummasta on kyse.',
  ],
  OrderPending: [
    'Tilaus odottaa hyväksyntää',
    'Sen voi toimittaa, kun maksupalvelu on hyväksynyt sen. Lataa se myöhemmin uudelleen.',
  ],
  OrderDenied: [
    'Maksupalvelu hylkäsi tilauksen',
    'Sitä ei voi toimittaa. Kysy syytä maksupalvelusta tai tarjoa maksutapaa ilman luottoa.',
  ],
  WrongOrderType: [
    'Tilaus on toista tyyppiä',
    'Jokainen tilaustyyppi toimitetaan omalla tavallaan. Lataa tilaus uudelleen.',
  ],
  InvoiceDoesNotExist: [
    'Tilauksella ei ole tällaista laskua',
    'Lasku kuuluu toiseen tilaukseen tai on itse hyvityslasku. Valitse jokin tämän tilauksen laskuista.',
  ],
  PlanDeliveredInPart: [
    'Osamaksu toimitetaan kokonaan',
    'Rivien summan on oltava sama kuin tilauksen. Toimita kaikki rivit.',
  ],

  PaymentPlanDoesNotExist: [
    'Osamaksua ei ole',
    'Maksupalvelussa ei ole tällä numerolla osamaksua. Tarkista numero.',
  ],
  PlanDoesNotExist: [
    'Sopimusta ei ole',
    'Maksupalvelussa ei ole tällä numerolla sopimusta. Tarkista numero.',
  ],
  PaymentPlanIsCancelled: [
    'Perutulla osamaksulla on tämä numero',
    'Numeronne kuuluu osamaksulle, joka on peruttu tai rauennut. Valitse toinen numero.',
  ],
  WrongStatus: [
    'Osamaksu ei enää odota',
    'Vain odottavan osamaksun voi hyväksyä tai perua. Lataa se uudelleen, niin näet sen tilan.',
  ],
  cancelledPlan: [
    'Perutulla osamaksulla ei ole sopimusta',
    'Se on peruttu, joten allekirjoitettavaa ei ole. Luo uusi osamaksu, jos asiakas haluaa sellaisen.',
  ],
  ContractExpired: [
    'Sopimusta ei voi enää lukea',
    'Tarjous on rauennut tai sopimus on päättynyt. Katso omasta arkistostanne.',
  ],
}

export const creditReasonsFi: CreditReasonsWords = {
  creditReasonTitle: (reason) => reasons[reason][0],
  creditReasonText: (reason) => reasons[reason][1],
  creditReasonKind: words({
    customer: 'Koskee asiakasta',
    amount: 'Koskee summaa',
    order: 'Koskee tilausta',
    plan: 'Koskee osamaksua',
    request: 'Koskee pyyntöä',
    settings: 'Koskee sopimustanne',
  }),
  creditReasonCoApplicant: 'Jos hakijoita on kaksi, syy voi koskea kumpaa tahansa.',
  creditReasonProvider: 'Maksupalvelun omin sanoin',
}
