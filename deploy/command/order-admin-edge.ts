#!/usr/bin/env node
/** The command of the package `@order-admin/edge`. */
import './node-22.ts'
import { parseArgs } from 'node:util'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildFolder } from './build-folder.ts'
import { CommandError } from './failure.ts'
import { initFolder } from './init.ts'
import { merchants } from './merchants.ts'
import { moveHistories } from './move-histories.ts'
import { isMarkedComplete, moveState, takeComplete } from './move-state.ts'
import { requireSeen, seenFolderOf, tell, toldIn } from './seen-folder.ts'
import { startFolder } from './start.ts'
import { type Target, targets } from './setup/answers.ts'
import { setup } from './setup/setup.ts'
import { backupState, refuseCutOff, restoreState } from './state-files.ts'
import { type Network, networks } from './workerd-config.ts'

const usage = `order-admin-edge <command> [folder]

  init <folder>    writes a folder that stands alone: package.json, wrangler.jsonc, deploy/
    --package <file>   the .tgz of this package, where no registry has it: it is kept in vendor/
  setup [folder]   asks for addresses and credentials, checks them, and writes the configuration
    --answers <file>   reads the answers from a JSON file, or from standard input with -
    --target <where>   workers (a Workers account), server (one of your own), or local
    --dry-run          checks, and writes nothing
    --replace          replaces what is configured without asking
    --offline          asks neither the provider nor the token endpoint
    --no-upload        prints the command that uploads the secrets to a Workers account
  build [folder]   writes all that a server needs, without secrets, into one folder
    --out <folder>     server unless given
    --address <a>      where workerd listens; 127.0.0.1:8787 unless given
    --secrets <from>   files (unless given) or environment
    --network <kinds>  which addresses it may reach: public, private, local; all three unless given, with commas
  start [folder]   runs the edge on this machine
    --address <a>      127.0.0.1:8787 unless given
  backup           copies the databases of a server, also while it runs
    --state <folder>   where they are; .state unless given
    --out <folder>     backup unless given; an earlier backup there is replaced
  restore          replaces the databases of a server that is stopped, and leaves them to whoever owned them
    --state <folder>   where they are; .state unless given
    --from <folder>    backup unless given
    --seen <folder>    the folder beside the state; <state>-seen unless given
  restored         says that the state is a restored backup, or takes over from another: a repeated write that it does
                   not know gets outcome-unknown for a day
    --state, --seen    as above
    --settled          no client repeats such a write: ends that day, or never begins it
  move             copies the databases of a server that is stopped, which never starts on them again; restore them at
                   the new place
    --state, --seen    as above
    --out <folder>     backup unless given
  merchants ...    the registry of a running edge: keys, add <id>, list, keys <id>, rotate <id>, add-key <id>,
                   remove-key <id> <key>, disable <id>, enable <id>, delete <id>, reseal
    --edge <address>   http://127.0.0.1:8787 unless given; the environment's ORDER_ADMIN_OPERATOR_KEY is its key
    --entry <file>     the entry that add sends, as MERCHANTS has it; from standard input unless given
    --offline          asks the provider for nothing
    --name <text>, --capabilities <a,b>, --origins <a,b>, --expires <instant>   limit the key that add-key makes
  move-histories   has a running edge move the histories of release 0.1 into its journal
    --edge <address>   http://127.0.0.1:8787 unless given; the environment's ORDER_ADMIN_API_KEY is its key
    --orders <file>    one number a line, or from standard input with -
`

/** What follows from a restore. */
const LOST_TIME =
  'For a day, a repeated write that the edge does not know gets outcome-unknown. End that with restored --settled.\n'

// Silences the log of the edge's client: here a person reads the output.
console.info = () => undefined
console.error = () => undefined

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { code, message, stack, syscall } = error as NodeJS.ErrnoException
  // The message of a file system error names the file.
  const isKnown = error instanceof CommandError || code?.startsWith('ERR_PARSE_ARGS') || syscall !== undefined
  process.stderr.write(`${isKnown ? message : stack}\n`)
  process.exitCode = 1
}

async function main(parameters: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      answers: { type: 'string' },
      target: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      offline: { type: 'boolean', default: false },
      'no-upload': { type: 'boolean', default: false },
      out: { type: 'string' },
      address: { type: 'string', default: '127.0.0.1:8787' },
      secrets: { type: 'string', default: 'files' },
      network: { type: 'string', default: networks.join() },
      package: { type: 'string' },
      state: { type: 'string', default: '.state' },
      from: { type: 'string', default: 'backup' },
      seen: { type: 'string' },
      settled: { type: 'boolean', default: false },
      edge: { type: 'string', default: 'http://127.0.0.1:8787' },
      orders: { type: 'string', default: '-' },
      entry: { type: 'string', default: '-' },
      name: { type: 'string' },
      capabilities: { type: 'string' },
      origins: { type: 'string' },
      expires: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, folder = '.', ...more] = positionals
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  if (command === 'merchants') {
    const lines = await merchants({
      edge: values.edge,
      operatorKey: process.env['ORDER_ADMIN_OPERATOR_KEY'],
      words: positionals.slice(1),
      entry: values.entry,
      isOffline: values.offline,
      key: values,
    })
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    return 0
  }
  if (more.length > 0) throw new CommandError(`There is one folder, and not also ${more.join(' ')}.`)
  switch (command) {
    case 'init':
      if (positionals.length < 2) throw new CommandError('Name the folder that init writes.')
      initFolder(folder, values.package)
      process.stdout.write(`${folder} is ready. Next:\n  cd ${folder}\n  npm install\n  npm run setup\n`)
      return 0
    case 'setup':
      if (values.target !== undefined && !targets.includes(values.target as Target)) {
        throw new CommandError(`--target is ${targets.join(' or ')}.`)
      }
      await setup({
        folder,
        ...(values.answers !== undefined && { answers: values.answers }),
        ...(values.target !== undefined && { target: values.target as Target }),
        isDryRun: values['dry-run'],
        replaces: values.replace,
        isOffline: values.offline,
        uploads: !values['no-upload'],
      })
      return 0
    case 'build': {
      const { secrets } = values
      if (secrets !== 'files' && secrets !== 'environment')
        throw new CommandError('--secrets is files or environment.')
      requireConfig(folder)
      const out = resolve(values.out ?? join(folder, 'server'))
      buildFolder({
        folder,
        out,
        address: addressOf(values.address),
        secrets,
        reaches: networksOf(values.network),
      })
      process.stdout.write(`${out} has all that a server needs.\n`)
      return 0
    }
    case 'backup': {
      const out = values.out ?? 'backup'
      const count = await backupState(resolve(values.state), resolve(out))
      process.stdout.write(`${out} has ${count} databases.\n`)
      return 0
    }
    case 'restore': {
      const [state, from] = [resolve(values.state), resolve(values.from)]
      const seen = seenFolderOf(state, values.seen && resolve(values.seen))
      requireSeen(seen)
      const count = restoreState(state, from, seen)
      const isComplete = takeComplete(from)
      tell(seen, isComplete ? 'arrived' : 'restored')
      process.stdout.write(`${values.state} has the ${count} databases of ${values.from}.\n`)
      if (isMarkedComplete(from)) {
        process.stdout.write(
          `The mark of a moved state stays in ${values.from}, which cannot be written: this is a restore as of any backup.\n`,
        )
      }
      if (!isComplete) process.stdout.write(LOST_TIME)
      return 0
    }
    case 'restored': {
      const state = resolve(values.state)
      const seen = seenFolderOf(state, values.seen && resolve(values.seen))
      refuseCutOff(state)
      const before = toldIn(seen)
      if (before?.act === 'moved') {
        throw new CommandError('The state was moved from here. Restore the copy of it, or a backup.')
      }
      // No edge has followed it yet, and this takes its place.
      const isRestore = before?.act === 'restored' || before?.isRestore === true
      if (values.settled) tell(seen, 'settled', isRestore ? { isRestore } : {})
      else tell(seen, 'restored')
      process.stdout.write(values.settled ? 'The edge serves with this state.\n' : LOST_TIME)
      return 0
    }
    case 'move': {
      const [state, out] = [resolve(values.state), values.out ?? 'backup']
      const seen = seenFolderOf(state, values.seen && resolve(values.seen))
      const count = await moveState(state, seen, resolve(out))
      process.stdout.write(
        `${out} has ${count} databases, and no edge starts on ${values.state} any more. Restore ${out} at the new place.\n`,
      )
      return 0
    }
    case 'move-histories': {
      const apiKey = process.env['ORDER_ADMIN_API_KEY']
      if (!apiKey) throw new CommandError('The environment has no ORDER_ADMIN_API_KEY.')
      // 0 is standard input.
      const list = readFileSync(values.orders === '-' ? 0 : resolve(values.orders), 'utf8')
      const { read, failed } = await moveHistories({ edge: values.edge, apiKey, list })
      process.stdout.write(`${read} histories are in the journal.\n`)
      for (const line of failed) process.stderr.write(`${line}\n`)
      return failed.length === 0 ? 0 : 1
    }
    case 'start':
      requireConfig(folder)
      return startFolder(folder, addressOf(values.address))
    default:
      process.stderr.write(usage)
      return 1
  }
}

function requireConfig(folder: string): void {
  if (!existsSync(join(folder, 'wrangler.jsonc'))) {
    throw new CommandError(`${folder} has no wrangler.jsonc. The command init makes one.`)
  }
}

function networksOf(text: string): Network[] {
  const kinds = networks.filter((kind) => text.split(',').includes(kind))
  if (kinds.length !== text.split(',').length) {
    throw new CommandError(`--network is one or more of ${networks.join(', ')}, with commas between.`)
  }
  return kinds
}

function addressOf(text: string): string {
  const port = /^(?:[\w.-]+|\[[\da-f:.]+\]|\*):(\d{1,5})$/i.exec(text)?.[1]
  if (port === undefined || Number(port) > 65_535)
    throw new CommandError('--address is a host and a port: 127.0.0.1:8787.')
  return text
}
