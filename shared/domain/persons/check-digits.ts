/** Check digits of common identification numbers. Each function takes a text of digits only. Pure. */

/** Luhn: from the right, every second digit counts twice. Cards and Swedish ids. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** The sum of the digits by their weights, modulo 11. */
export function weightedMod11(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
}

/** GTIN and SSCC: from the right, every second digit counts three times. */
export function passesGtin(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** IBAN (ISO 13616): with the first four characters at the end and letters as 10 to 35, it is 1 modulo 97. */
export function passesIban(iban: string): boolean {
  const numbers = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('')
  return /^\d+$/.test(numbers) && BigInt(numbers) % 97n === 1n
}
