import { css } from 'lit'

/** The review of changes: highlighted amounts, the lists of changes and the progress of calls. */
export const reviewStyles = css`
  .notes {
    display: contents;
  }
  .comparison tr[data-tone] :is(th, td) {
    background: var(--_tone-surface);
    color: var(--_tone);
    font-weight: 600;
  }
  .comparison tr[data-tone] th {
    padding-inline-start: var(--_space);
  }
  .comparison .icon {
    vertical-align: -3px;
  }
  section {
    display: grid;
    gap: var(--_space);
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .changes > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px calc(3 * var(--_space));
    padding-block: calc(1.5 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .row-name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .row-amount {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .members,
  .row-price {
    grid-column: 1 / -1;
    font-size: 0.929em;
  }
  .members {
    display: flex;
    flex-wrap: wrap;
    gap: 2px calc(4 * var(--_space));
  }
  .members > li {
    overflow-wrap: anywhere;
  }
  del {
    color: var(--_muted);
    text-decoration: line-through;
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
  .calls > li {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
    align-items: center;
    padding-block: calc(1.5 * var(--_space));
    border-block-end: 1px solid var(--_line);
    font-variant-numeric: tabular-nums;
  }
  .calls > li > .icon,
  .calls > li > span:last-child {
    color: var(--_tone, var(--_muted));
  }
  .call {
    flex: 1;
    min-inline-size: 12ch;
  }
  .call::first-letter {
    text-transform: uppercase;
  }
  .note > div,
  .note div[role='alert'] {
    display: grid;
    gap: var(--_space);
    flex: 1;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .links > button {
    color: var(--_text);
    white-space: normal;
  }
  @media (prefers-reduced-motion: no-preference) {
    .calls > li:is([data-status='sending'], [data-status='accepted']) > .icon {
      animation: turn 1.2s linear infinite;
    }
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  /* From the old value to the new one. */
  .members [aria-hidden]:dir(rtl) {
    display: inline-block;
    scale: -1 1;
  }
`
