package dev.straightway.it.tck.selection;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What of the TCK is run: the classes of some groups whose names begin with one of the prefixes.
 *
 * @param prefixes of class names without the package that all share; none selects everything
 */
public record Selection(Set<Group> groups, List<String> prefixes) {

    public Selection {
        groups = Set.copyOf(groups);
        prefixes = List.copyOf(prefixes);
    }

    /**
     * {@return the selection that two lists with commas ask for}
     *
     * @param groups names or letters; by default the server, or every group if prefixes say what is wanted
     * @param prefixes of class names; may be empty
     */
    public static Selection parse(String groups, String prefixes) {
        List<String> only = split(prefixes);
        Set<Group> asked = split(groups).stream().map(Group::named).collect(Collectors.toSet());
        return new Selection(asked.isEmpty() ? byDefault(only) : asked, only);
    }

    private static Set<Group> byDefault(List<String> prefixes) {
        return prefixes.isEmpty() ? EnumSet.of(Group.SERVER) : EnumSet.allOf(Group.class);
    }

    private static List<String> split(String list) {
        return Arrays.stream(list.split("[,\\s]+")).filter(s -> !s.isEmpty()).toList();
    }

    /** {@return whether the class, given without the package that all share, is run} */
    public boolean includes(String type) {
        return groups.contains(Group.of(type)) && (prefixes.isEmpty() || prefixes.stream().anyMatch(type::startsWith));
    }

    /** {@return whether every test of the server is run, so that the result can be compared with what it must be} */
    public boolean holdsWholeServer() {
        return prefixes.isEmpty() && groups.contains(Group.SERVER);
    }
}
