import { words } from '../../../locales/languages.ts'
import type { FindWords } from './en.ts'

/** Finnish, for the field that finds anything. */
export const texts: FindWords = {
  findTitle: 'Etsi',
  findLabel: 'Numero tai päivä',
  findHint: 'Tilauksen tunnus tai numero, luottotilauksen numero tai tilityksen päivä.',
  findResults: 'Tulokset',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Viimeksi avatut',
    days: 'Tilitykset',
    known: 'Tilaukset',
    shop: 'Kaupan luettelossa',
    asked: 'Ei luettelossa: kysyttiin maksupalvelusta',
  }),
  findCredit: (number) => `Luottotilaus ${number}`,
  findPayout: 'Tilitys',
  findCount: (count) => (count === 1 ? '1 tulos' : `${count} tulosta`),
  findNothing: (text) => `Haulla ”${text}” ei löytynyt mitään.`,
  findNothingOpened: 'Mitään ei ole vielä avattu. Avaamasi näkyvät tässä, kunnes poistut sivulta.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'Etsitään tilauksista…',
    shop: 'Etsitään kaupan luettelosta…',
    asked: 'Ei luettelossa. Kysytään maksupalvelusta…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'Haku tilauksista kestää…',
    asked: 'Maksupalvelun vastaus kestää…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'Tilauksista ei voitu etsiä.',
    shop: 'Kaupan luettelosta ei voitu etsiä.',
    asked: 'Maksupalvelusta ei voitu kysyä.',
  }),
  findUnknown: (number) => `Numeroa ${number} kysyttiin myös maksupalvelusta, joka ei tunne sitä.`,
  findTooLong: (most) => `Missään numerossa ei ole yli ${most} merkkiä.`,
  findMore: 'Tuloksia on lisää. Kirjoita numerosta enemmän.',
  findKeys: 'Valitse nuolinäppäimillä, avaa Enterillä',
}
