import { TextField } from '../../ui/TextField'
import { FieldPair } from './FieldPair'
import type { fieldProps } from './fieldProps'
import styles from './ReplyFields.module.css'

type Way = 'phone' | 'whatsapp' | 'email'

type Props = { field: (way: Way) => ReturnType<ReturnType<typeof fieldProps>> }

/** Three ways to be answered, of which one is enough. */
export function ReplyFields({ field }: Props) {
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>How may we reply? One of the three is enough.</legend>
      <FieldPair>
        <TextField
          {...field('phone')}
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
        <TextField
          {...field('whatsapp')}
          label="WhatsApp Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      </FieldPair>
      <TextField
        {...field('email')}
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
    </fieldset>
  )
}
