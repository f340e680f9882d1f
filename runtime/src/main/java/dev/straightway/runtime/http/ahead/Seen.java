package dev.straightway.runtime.http.ahead;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which requests the Router would show to others than the application.
 *
 * @param all who would see all of them, in words; then none can be served ahead of the Router
 * @param beginnings of paths: requests for what begins so are left to the Router. As each request is compared with them, those
 *        that begin with another one are left out
 */
public record Seen(Optional<String> all, List<String> beginnings) {

    public Seen {
        beginnings = beginnings.isEmpty() ? List.of() : shortest(beginnings);
    }

    private static List<String> shortest(List<String> given) {
        return given.stream().distinct().filter(one -> given.stream().noneMatch(
                other -> one.length() > other.length() && one.startsWith(other))).toList();
    }

    /** {@return that somebody sees all requests} */
    public static Seen all(String who) {
        return new Seen(Optional.of(who), List.of());
    }

    /** {@return that only these are seen} */
    static Seen below(List<String> beginnings) {
        return new Seen(Optional.empty(), beginnings);
    }

    /**
     * {@return the same of the whole paths}
     *
     * @param mount what comes before the paths, with a slash at the end
     */
    public Seen mounted(String mount) {
        String before = mount.substring(0, mount.length() - 1);
        return before.isEmpty() ? this : new Seen(all, beginnings.stream().map(before::concat).toList());
    }

    /** {@return what is seen here or there} */
    public Seen and(Seen other) {
        return new Seen(all.or(other::all), Stream.concat(beginnings.stream(), other.beginnings.stream()).toList());
    }
}
