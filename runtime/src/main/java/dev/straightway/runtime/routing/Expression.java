package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parts as one regular expression, and which of its groups are the variables'.
 */
record Expression(Pattern pattern, int[] groups, boolean isOneWholeCapture) {

    /**
     * @param end an expression to put at the end
     */
    static Expression of(List<Part> parts, String end) {
        StringBuilder regex = new StringBuilder();
        List<Integer> groups = new ArrayList<>();
        int group = 1;
        for (Part part : parts) {
            if (part instanceof Part.Variable variable) {
                String own = variable.regex() == null ? "[^/]+?" : variable.regex();
                regex.append('(').append(own).append(')');
                groups.add(group);
                group += 1 + Pattern.compile(own).matcher("").groupCount();
            } else {
                regex.append(Pattern.quote(part.text()));
            }
        }
        return new Expression(Pattern.compile(regex + end), groups.stream().mapToInt(i -> i).toArray(),
                end.isEmpty() && parts.size() == 1);
    }

    /**
     * {@return the match of a region, or {@code null}}
     *
     * @throws ExpensivePathException if that takes too much time, or too much of the stack as {@code (a|b)+} does on long texts
     */
    Matcher match(String path, int start, int end) {
        try {
            Matcher matcher = pattern.matcher(new CountedText(path)).region(start, end);
            return matcher.matches() ? matcher : null;
        } catch (CountedText.TooManyLooksException | StackOverflowError expensive) {
            throw new ExpensivePathException(pattern.pattern(), expensive);
        }
    }

    /** {@return where the next captures go} */
    int capture(Matcher matched, int[] offsets, int at) {
        int next = at;
        for (int group : groups) {
            offsets[next++] = matched.start(group);
            offsets[next++] = matched.end(group);
        }
        return next;
    }
}
