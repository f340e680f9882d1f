package dev.straightway.lab.statistics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All verdicts of a report: what each p is worth among them. */
final class Family {

    /**
     * Where one ratio stands.
     *
     * @param familyP its Student's p, corrected for all of them
     * @param verdicts how many there are
     */
    record Place(double familyP, int verdicts) {

        /** The place of a ratio that is looked at by itself. */
        static Place alone(Ratio ratio) {
            return new Place(ratio.spread().studentP(), 1);
        }
    }

    /** What a verdict is of. */
    record Member(String scenario, String placement, String base, String target) {
    }

    private final Map<Member, Place> places = new LinkedHashMap<>();

    /** @param ratios of the primary metric; those of too few rounds for a verdict are no members */
    Family(Map<Member, Ratio> ratios) {
        List<Member> members = ratios.entrySet().stream()
                .filter(entry -> entry.getValue().rounds() >= Rule.STANDARD.leastRounds() && entry.getValue().known())
                .map(Map.Entry::getKey).toList();
        double[] adjusted = Holm
                .adjusted(members.stream().mapToDouble(member -> ratios.get(member).spread().studentP()).toArray());
        for (int i = 0; i < adjusted.length; i++) {
            places.put(members.get(i), new Place(adjusted[i], adjusted.length));
        }
    }

    int size() {
        return places.size();
    }

    Place place(Member member, Ratio ratio) {
        return places.getOrDefault(member, Place.alone(ratio));
    }
}
