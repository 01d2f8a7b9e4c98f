/** The columns of a pasted table, and the names that identify them. Pure. */
import { currencyInHead } from './currency.ts'
import { type RowField, rowFields } from './row-field.ts'

/**
 * `PriceExclVat` is the unit price without VAT, from which the one with VAT is computed. In a column `Discount` each
 * cell says whether its number is per cent or an amount. `Currency` is that of a line's amounts.
 */
export type NamedColumn = RowField | 'PriceExclVat' | 'DiscountPercent' | 'DiscountAmount' | 'Currency'
export type PasteColumn = NamedColumn | 'ignored'

/** The column names that are known, in every language and in lower case; nothing reads the `ignored` ones. */
export type ColumnNames = Readonly<Record<PasteColumn, readonly string[]>>

export const namedColumns: readonly NamedColumn[] = [
  ...rowFields.flatMap((field): NamedColumn[] => {
    if (field === 'UnitPrice') return [field, 'PriceExclVat']
    return field === 'Discount' ? ['DiscountPercent', 'DiscountAmount'] : [field]
  }),
  'Currency',
]

const list = (names: string) => names.split(', ')

/**
 * The column names that spreadsheets use, in the widget's seven languages and in lower case. A sheet's language
 * need not be the page's.
 */
export const columnNames: ColumnNames = {
  ArticleNumber: list(
    'article, article number, article no, art no, artno, item, item no, sku, product no, ' +
      'artikel, artikelnummer, artikelnr, art nr, artnr, varenummer, varenr, artikkel, artikkelnummer, ' +
      'tuote, tuotenumero, tuotenro, tuotekoodi, nimikenumero, art nro, artikelcode, productnummer, ' +
      'productcode, artikel nr, produktnummer, produktnr, vare nr, varekode, artikkelnr, artikkel nr',
  ),
  Name: list(
    'name, description, text, product, article name, title, namn, benämning, artikelnamn, produkt, ' +
      'beskrivning, navn, beskrivelse, betegnelse, varenavn, nimi, kuvaus, nimike, tuotenimi, tuotteen nimi, selite, ' +
      'bezeichnung, beschreibung, artikelbezeichnung, naam, omschrijving, artikelnaam, productnaam, ' +
      'vare, tekst, varetekst, varebeskrivelse, benevnelse, artikkelnavn, produktnavn, ' +
      'artikelname, artikelbeschreibung, produktname, produktbezeichnung, produktbeschreibung',
  ),
  Quantity: list(
    'quantity, qty, number, pieces, count, antal, kvantitet, antall, mængde, määrä, kpl, lkm, menge, anzahl, ' +
      'aantal, aantal stuks, hoeveelheid, stk, mengde, stück, stückzahl',
  ),
  Unit: list('unit, uom, enhet, enhed, yksikkö, einheit, eenheid, måleenhet, måleenhed, mengeneinheit'),
  UnitPrice: list(
    'price, unit price, unit price incl vat, price incl vat, pris, styckpris, à pris, a pris, pris inkl moms, ' +
      'styckpris inkl moms, enhetspris, stykkpris, pris inkl mva, enhedspris, stykpris, hinta, yksikköhinta, ' +
      'hinta sis alv, yksikköhinta sis alv, verollinen hinta, ' +
      'à hinta, a hinta, preis, einzelpreis, stückpreis, prijs, stukprijs, eenheidsprijs, ' +
      'prijs incl btw, stukprijs incl btw, ' +
      'enhetspris inkl mva, stykkpris inkl mva, stk pris, pris per stk, pris pr stk, ' +
      'enhedspris inkl moms, stykpris inkl moms, ' +
      'bruttopreis, preis inkl mwst, einzelpreis inkl mwst, stückpreis inkl mwst, ' +
      'price each, price per unit, pris per styck, pris per enhet, pris pr enhed, preis pro stück, prijs per stuk, kpl hinta',
  ),
  PriceExclVat: list(
    'price excl vat, price ex vat, unit price excl vat, unit price ex vat, net price, net unit price, ' +
      'price excluding vat, price without vat, price excl tax, ' +
      'pris exkl moms, pris ex moms, à pris exkl moms, a pris exkl moms, styckpris exkl moms, nettopris, ' +
      'pris utan moms, pris ekskl mva, pris eks mva, enhetspris ekskl mva, stykkpris ekskl mva, pris uten mva, ' +
      'pris ekskl moms, enhedspris ekskl moms, stykpris ekskl moms, pris uden moms, ' +
      'veroton hinta, hinta ilman alv, hinta alv 0, veroton yksikköhinta, yksikköhinta ilman alv, nettohinta, ' +
      'nettopreis, preis netto, preis ohne mwst, preis exkl mwst, preis zzgl mwst, einzelpreis netto, ' +
      'einzelpreis ohne mwst, netto einzelpreis, stückpreis netto, ' +
      'prijs excl btw, stukprijs excl btw, prijs exclusief btw, nettoprijs, prijs zonder btw',
  ),
  ignored: list(
    'line total, total, amount, row total, sum, subtotal, row, line, no, nr, ' +
      'summa, belopp, radsumma, totalt, beløp, linjebeløb, beløb, i alt, linjesum, yhteensä, rivisumma, ' +
      'betrag, gesamt, gesamtpreis, summe, bedrag, totaal, regelbedrag, pos, rad, linje, rivi',
  ),
  Discount: list(
    'discount, rebate, rabatt, rabat, alennus, ale, nachlass, korting, avslag, preisnachlass, line discount, row discount, ' +
      'radrabatt, linjerabatt, linjerabat, rivialennus, zeilenrabatt, positionsrabatt, regelkorting',
  ),
  DiscountPercent: list(
    'discount percent, discount percentage, discount pct, discount rate, discountpercent, discountpercentage, ' +
      'rabattprocent, rabatt procent, rabattsats, rabattprosent, rabatt prosent, rabatprocent, rabat procent, ' +
      'alennusprosentti, alennus prosentti, ale prosentti, rabattprozent, rabatt prozent, rabattsatz, ' +
      'kortingspercentage, korting percentage',
  ),
  DiscountAmount: list(
    'discount amount, discount value, discountamount, discount total, rabattbelopp, rabatt belopp, rabattsumma, ' +
      'rabattbeløp, rabatt beløp, rabatbeløb, rabat beløb, alennuksen määrä, alennussumma, alennus summa, ' +
      'rabattbetrag, rabatt betrag, rabattsumme, kortingsbedrag, korting bedrag',
  ),
  Currency: list(
    'currency, currency code, ccy, cur, valuta, valutakod, valutakode, valuutta, valuuttakoodi, währung, ' +
      'währungscode, währungskürzel, wkz, valutacode, munteenheid',
  ),
  VatPercent: list(
    'vat, tax, vat rate, tax rate, sales tax, tax percent, vat percent, moms, momssats, mva, mva sats, alv, alv kanta, verokanta, mwst, ust, ' +
      'mehrwertsteuer, steuersatz, btw, btw tarief, btw percentage, ' +
      'mva prosent, merverdiavgift, momsprocent, mwst satz, ust satz, umsatzsteuer',
  ),
}

/** Words that may stand beside a price: "Pris i SEK", "SEK/st". */
const BESIDE =
  /^(?:i|in|en) | (?:i|in|en)$| (?:(?:per|pr|pro|à) )?(?:st|stk|styck|stuk|stück|pc|pcs|each|kpl)$/

/** The column that a name stands for; undefined if it is not known. */
export function columnNamed(name: string, names: ColumnNames): PasteColumn | undefined {
  const whole = known(bare(name), names)
  if (whole) return whole === 'Discount' && name.includes('%') ? 'DiscountPercent' : whole
  const currency = currencyInHead(name)
  const rest = bare(currency === undefined ? name : name.replace(currency, ' '))
  const column = known(rest, names) ?? known(rest.replace(BESIDE, '').trim(), names)
  if (currency === undefined) return column === 'UnitPrice' ? column : undefined
  switch (column) {
    case 'Discount':
      return 'DiscountAmount'
    // An amount of VAT is not a rate.
    case 'VatPercent':
      return 'ignored'
    case 'UnitPrice':
    case 'PriceExclVat':
    case 'DiscountAmount':
    case 'ignored':
      return column
    default:
      return undefined
  }
}

/** Whether a name is that of a column that no row needs, such as a total. */
export function isUnneeded(name: string, names: ColumnNames): boolean {
  return names.ignored.includes(bare(name))
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_.:,/%()[\]-]+/g, ' ')
    .trim()
}

function known(text: string, names: ColumnNames): PasteColumn | undefined {
  const field = rowFields.find((one) => one.toLowerCase() === text)
  return (
    field ??
    [...namedColumns, 'Discount' as const, 'ignored' as const].find((one) => names[one].includes(text))
  )
}
