import { css } from 'lit'

/** The form and the JSON beside it, or below it where there is no room. */
export const creditOtherStyles = css`
  :host {
    display: grid;
    gap: calc(3 * var(--_space));
    padding: calc(4 * var(--_space));
  }
  .operation {
    max-inline-size: 480px;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
    gap: calc(6 * var(--_space));
    align-items: start;
  }
  form,
  .texts,
  section {
    display: grid;
    gap: calc(3 * var(--_space));
    min-inline-size: 0;
  }
  .credit-group {
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .credit-group > legend {
    margin: 0;
    padding-inline: var(--_space);
    overflow-wrap: anywhere;
  }
  .credit-group + .credit-group,
  .credit-fields + .credit-group {
    margin-block-start: 0;
  }
  .credit-group > .tick + .credit-fields,
  .credit-fields + p {
    margin-block-start: calc(2 * var(--_space));
  }
  pre {
    max-block-size: 480px;
    margin: 0;
    padding: calc(3 * var(--_space));
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    background: var(--_sunken);
    font:
      0.857em / 1.5 ui-monospace,
      'SF Mono',
      Consolas,
      'Liberation Mono',
      monospace;
    text-align: start;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
    align-items: center;
  }
`
