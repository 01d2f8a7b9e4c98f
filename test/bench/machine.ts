/** What a run was measured on and with. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/chromium.ts'
import { root } from '../../scripts/places.ts'
import { peerVersions } from './peer-package.ts'

/** Runtimes, then peers and what we stand on. */
const PACKAGES = [
  'workerd',
  'hono',
  'express',
  'express-http-proxy',
  'soap',
  'saxes',
  'fast-xml-parser',
  'lit',
  '@adyen/adyen-platform-experience-web',
] as const

/** The average number of running or waiting processes in the last minute. */
export function loadNow(): number {
  return loadavg()[0]!
}

/** @param minutes that the run took. @param before the load before it began */
export function aboutRun({ minutes, before }: { minutes: number; before: number }): [string, string][] {
  const processors = cpus()
  const packages = PACKAGES.map((name) => `${name} ${versionOf(name)}`)
  const peers = Object.entries(peerVersions).map(([name, version]) => `${name} ${version}`)
  return [
    ['Date', `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${minutes.toFixed(0)} minutes`],
    ['Commit', commit()],
    [
      'Machine',
      `${processors.length} × ${processors[0]?.model.trim() || 'unknown processor'}, ${(totalmem() / 1e9).toFixed(1)} GB, Linux ${release()}`,
    ],
    [
      'Load before the run, which itself is not in it',
      `${before.toFixed(2)} of ${processors.length} processors`,
    ],
    ['Node', process.version.slice(1)],
    ['Chromium', chromium()],
    ['Packages', [...packages, ...peers].join(', ')],
  ]
}

function versionOf(name: string): string {
  // Some packages do not export their manifest.
  const folder = createRequire(import.meta.url).resolve.paths(name)!
  for (const place of folder) {
    try {
      const text = readFileSync(join(place, name, 'package.json'), 'utf8')
      return (JSON.parse(text) as { version: string }).version
    } catch {
      // It may be in a folder further up.
    }
  }
  return 'not installed'
}

function commit(): string {
  const id = output('git', ['rev-parse', '--short=8', 'HEAD'])
  if (id === undefined) return 'unknown'
  const isChanged = output('git', ['status', '--porcelain', '--untracked-files=no']) !== ''
  return isChanged ? `${id}, with changes that are not committed` : id
}

function chromium(): string {
  const path = findChromium()
  const text = path && output(path, ['--version', '--no-sandbox'])
  return text ? (/[\d.]+/.exec(text)?.[0] ?? text) : 'not found'
}

function output(program: string, parameters: string[]): string | undefined {
  try {
    return execFileSync(program, parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
