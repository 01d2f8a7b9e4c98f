/** Debian's Prometheus, which reads a real edge every second and evaluates the rules that operators get. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { providePrometheus } from '../../scripts/provide-prometheus.ts'
import { root } from '../../scripts/places.ts'
import { freePort } from '../../scripts/workerd.ts'

/** A drill does not wait as long as an operator's rules do: each `for` is divided by this. */
const FOR_FACTOR = 4
/** Seconds between two scrapes of an operator's Prometheus. A drill's has one a second. */
const SCRAPE_SECONDS = 15

export interface Prometheus {
  /** Resolves when the metrics of each edge were read so often that a rise can be seen. */
  hasRead(): Promise<void>
  /** The names of the alerts that fire now. */
  firing(): Promise<string[]>
  stop(): Promise<void>
}

interface Rules {
  groups: { name: string; interval: string; rules: { alert?: string; for?: string }[] }[]
}

const readRules = () => parse(readFileSync(join(root, 'deploy/monitoring/alerts.yaml'), 'utf8')) as Rules

/**
 * Milliseconds that an operator's Prometheus would have waited longer for the alert than a drill's: the rest of its `for`,
 * a scrape and an evaluation.
 */
export function longerMs(alert: string): number {
  const rule = readRules()
    .groups.flatMap(({ rules }) => rules)
    .find((one) => one.alert === alert)
  return secondsOf(rule?.for) * (1 - 1 / FOR_FACTOR) * 1000 + 2 * SCRAPE_SECONDS * 1000
}

/**
 * Milliseconds in which every other alert fires in a drill if its condition came with that of the first one: the longest
 * `for`, some scrapes and an evaluation. The objectives are left out: they take minutes, and say no cause.
 */
export function untilOthersMs(): number {
  const { rules } = readRules().groups.find(({ name }) => name === 'order-admin')!
  return (Math.max(...rules.map((rule) => secondsOf(rule.for))) / FOR_FACTOR) * 1000 + 5_000
}

/** @param targets the addresses of edges. @param key opens their `/metrics` */
export async function startPrometheus(
  folder: string,
  targets: readonly string[],
  key: string,
): Promise<Prometheus> {
  const { prometheus } = await providePrometheus()
  const port = await freePort()
  writeFileSync(join(folder, 'alerts.yaml'), stringify(hastened(readRules())))
  const file = join(folder, 'prometheus.yaml')
  writeFileSync(
    file,
    stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['alerts.yaml'],
      scrape_configs: [
        {
          job_name: 'order-admin-edge',
          authorization: { credentials: key },
          static_configs: [{ targets: targets.map((address) => new URL(address).host) }],
        },
      ],
    }),
  )
  const address = `127.0.0.1:${port}`
  const options = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    '--log.level=error',
  ]
  const child = spawn(prometheus, [...options, `--web.listen-address=${address}`], { stdio: 'ignore' })
  await untilReady(`http://${address}/-/ready`, child)
  return {
    async hasRead() {
      const query = 'min(count_over_time(order_admin_clock_seconds[1m]))'
      for (let attempt = 0; attempt < 300; attempt++) {
        const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(query)}`)
        const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } }
        if (Number(data.result[0]?.value[1] ?? 0) >= 3) return
        await new Promise((resume) => setTimeout(resume, 200))
      }
      throw new Error('Prometheus cannot read the metrics of the edge.')
    },
    async firing() {
      const answer = await fetch(`http://${address}/api/v1/alerts`)
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] }
      }
      const firing = data.alerts.filter(({ state }) => state === 'firing')
      return [...new Set(firing.map(({ labels }) => labels.alertname))].toSorted()
    },
    async stop() {
      const ended = new Promise((done) => child.once('close', done))
      child.kill('SIGKILL')
      await ended
    },
  }
}

function hastened({ groups }: Rules): Rules {
  return {
    groups: groups.map(({ rules, ...group }) => ({
      ...group,
      interval: '1s',
      rules: rules.map((rule) =>
        rule.for === undefined ? rule : { ...rule, for: `${Math.ceil(secondsOf(rule.for) / FOR_FACTOR)}s` },
      ),
    })),
  }
}

function secondsOf(duration = '0s'): number {
  const [, number = '0', unit] = /^(\d+)([sm])$/.exec(duration) ?? []
  return Number(number) * (unit === 'm' ? 60 : 1)
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  child.kill('SIGKILL')
  throw new Error('Prometheus did not start.')
}
