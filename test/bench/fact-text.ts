/** Facts in words: figures with their units, aims, and the line that is printed. */
import {
  type Aim,
  type Costs,
  type Fact,
  type Figure,
  figureOf,
  figuresOf,
  judge,
  type Judged,
  ratioOf,
} from './fact.ts'

/** A figure with its unit, rounded to what a reader compares. A kilobyte has 1 000 bytes. */
export function figureText({ value, unit }: Figure): string {
  if (unit === 'ms') return timeText(value)
  if (unit === 'B') return sizeText(value)
  if (unit === '/s') return `${numberText(value)}/s`
  return numberText(value)
}

function timeText(ms: number): string {
  if (ms > 0 && ms < 1) return ms < 0.01 ? `${(ms * 1000).toFixed(1)} µs` : `${(ms * 1000).toFixed(0)} µs`
  if (ms >= 10_000) return `${(ms / 1000).toFixed(1)} s`
  return `${digits(ms)} ms`
}

function sizeText(bytes: number): string {
  if (bytes < 10_000) return `${bytes.toFixed(0)} B`
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}

function numberText(value: number): string {
  if (Number.isInteger(value) || value >= 100) return grouped(Math.round(value))
  return value < 1 ? value.toFixed(3) : digits(value)
}

/** Three digits, or all before the point. */
function digits(value: number): string {
  if (value >= 100 || value === 0) return value.toFixed(0)
  return value.toFixed(value >= 10 ? 1 : 2)
}

function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
}

export function ratioText(ratio: number): string {
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(ratio < 10 ? 2 : 1)
}

/** Such as `210 µs CPU, 0.30 ms, p99 5.0 ms`. */
export function costsText(costs: Costs): string {
  return figuresOf(costs)
    .map(([name, figure]) => {
      if (name === 'wall') return figureText(figure)
      return name === 'cpu' ? `${figureText(figure)} CPU` : `${name} ${figureText(figure)}`
    })
    .join(', ')
}

export function nameOf(figure: string): string {
  return figure === 'cpu' ? 'CPU' : figure
}

/** Such as `CPU ≤ 1.15 times` or `wall ≤ 900 ms`. */
export function aimText(fact: Fact, { figure, of, most, least }: Aim): string {
  const limit = most ?? least ?? Number.NaN
  const unit = figureOf(fact.ours, figure)?.unit ?? 'count'
  const text = of === 'ratio' ? `${ratioText(limit)} times` : figureText({ value: limit, unit })
  return `${nameOf(figure)} ${most === undefined ? '≥' : '≤'} ${text}`
}

/** The value that an aim is for, in the aim's terms. */
export function judgedText(fact: Fact, { aim, value }: Judged): string {
  const unit = figureOf(fact.ours, aim.figure)?.unit ?? 'count'
  return aim.of === 'ratio' ? `${ratioText(value)} times` : figureText({ value, unit })
}

/** The printed line of a fact. */
export function lineOf(fact: Fact): string {
  const { what, ours, against, aims = [] } = fact
  const ratios = ['cpu', 'wall'].flatMap((name) => {
    const ratio = ratioOf(fact, name)
    return ratio === undefined ? [] : [`${ratioText(ratio)} times the ${name === 'cpu' ? 'CPU' : 'time'}`]
  })
  const other = against && [`${against.name} (${against.kind}): ${costsText(against)}`, ...ratios].join('; ')
  const judged = aims.map((aim) => `${aimText(fact, aim)} ${judge(fact, aim).isMet ? 'met' : 'MISSED'}`)
  return [
    `${what}: ${costsText(ours)}`,
    ...(other ? [other] : []),
    ...(judged.length > 0 ? [`aim: ${judged.join(', ')}`] : []),
  ].join(' | ')
}
