package dev.straightway.lab.scenario;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A body that is another one each time, and always as long: items that match an expression.
 *
 * @param before what stands before the first item
 * @param item what each item matches
 * @param between what stands between two items
 * @param times how many items there are
 * @param after what stands behind the last item
 */
public record Items(String before, Pattern item, String between, int times, String after) {

    /** {@return where a body begins to differ, as a number of characters; −1 if it doesn't} */
    public int mismatch(String body) {
        Matcher matcher = item.matcher(body);
        int at = 0;
        for (int i = 0; i < times; i++) {
            String first = i == 0 ? before : between;
            if (!body.startsWith(first, at) || !matcher.region(at + first.length(), body.length()).lookingAt()) {
                return at;
            }
            at = matcher.end();
        }
        String end = times == 0 ? before + after : after;
        return body.substring(at).equals(end) ? -1 : at;
    }
}
