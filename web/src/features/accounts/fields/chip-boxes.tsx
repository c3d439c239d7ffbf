import styles from './fields.module.css';

type ChipBoxesProps = {
  id?: string;
  name: string;
  legend: string;
  choices: readonly { key: string; text: string }[];
  kept: readonly string[];
};

/** A few things of many to tick: 'Vous faites aussi ?'. */
export function ChipBoxes({ id, name, legend, choices, kept }: ChipBoxesProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset id={id}>
      <legend className="quiet">{legend}</legend>
      <div className="row wrap">
        {choices.map(({ key, text }) => (
          <label key={key} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={key}
              defaultChecked={kept.includes(key)}
              className="covering"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
