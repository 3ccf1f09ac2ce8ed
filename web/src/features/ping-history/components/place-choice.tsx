import type { RegionResponse } from '@nowahala/api';
import { SelectField } from '@/components/ui/select';
import { pingHistory as messages } from '@messages/ping-history';

type PlaceChoiceProps = { places: readonly RegionResponse[]; place: string | null; onChange: (place: string | null) => void };

/** Which place's checks are listed. With one place there is nothing to choose. */
export function PlaceChoice({ places, place, onChange }: PlaceChoiceProps) {
  if (places.length < 2) return null;
  const choices = [{ value: '', label: messages.allPlaces }, ...places.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <div className="no-print w-full sm:w-56">
      <SelectField
        label={messages.placeChoice}
        value={place ?? ''}
        choices={choices}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </div>
  );
}
