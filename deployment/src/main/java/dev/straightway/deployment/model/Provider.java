package dev.straightway.deployment.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;

/**
 * A class that extends the runtime (§4).
 *
 * @param declaration the class
 * @param contracts the simple names of the interfaces of Jakarta REST that it implements
 * @param bindings the names of its name bindings
 * @param preMatching whether it runs before a route is looked for
 * @param given on which terms other extensions give it
 */
public record Provider(ClassInfo declaration, Set<String> contracts, Set<String> bindings, boolean preMatching,
        List<GivenProvider> given) {

    /** A class that is registered as it is. */
    public Provider(ClassInfo declaration, Set<String> contracts, Set<String> bindings, boolean preMatching) {
        this(declaration, contracts, bindings, preMatching, List.of());
    }

    static Provider of(ClassInfo declaration, GivenProvider given) {
        return new Provider(declaration, Set.of(given.contractName()), given.bindings(), given.time().preMatching(),
                List.of(given));
    }

    /** {@return the same class, given for another contract too; it runs wherever one of its contracts is asked for} */
    Provider with(GivenProvider more) {
        Set<String> all = new TreeSet<>(contracts);
        all.add(more.contractName());
        Set<String> common = new TreeSet<>(bindings);
        common.retainAll(more.bindings());
        List<GivenProvider> both = Stream.of(given, List.of(more)).flatMap(Collection::stream).toList();
        return new Provider(declaration, all, common, preMatching || more.time().preMatching(), both);
    }

    public boolean is(String contract) {
        return contracts.contains(contract);
    }

    /** {@return whether the class itself is registered, for other contracts than those that it is given for} */
    public boolean isRegistered() {
        return !given.stream().map(GivenProvider::contractName).collect(Collectors.toSet()).containsAll(contracts);
    }

    /** {@return whether the container may make it} */
    public boolean mayBeBean() {
        return isRegistered() || given.stream().anyMatch(one -> one.order().bean());
    }

    /** {@return the classes that it handles for a contract, as far as extensions say so} */
    public List<String> handled(String contract) {
        List<String> types = new ArrayList<>();
        given.stream().filter(one -> one.contractName().equals(contract))
                .forEach(one -> one.handled().type().ifPresent(types::add));
        return types;
    }

    /** {@return the binary name of the class} */
    public String name() {
        return declaration.name().toString();
    }
}
