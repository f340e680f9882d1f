package dev.straightway.proof.application;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Names the types that are read of requests by code which isn't walked, whether anybody asks about the routes that have it done
 * or not: what it puts into their objects other routes may find. They are generic signatures, as
 * {@code Ljava/util/List<Lorg/acme/Item;>;}.
 *
 * @param json those that JSON reads
 * @param others those that may be read otherwise, by code that sets fields whatever their declared types say: Kryo, JAXB
 */
public record ReadTypes(Set<String> json, Set<String> others) {

    /** None. */
    public static final ReadTypes NONE = new ReadTypes(Set.of(), Set.of());

    /** Keeps copies, in the same order. */
    public ReadTypes {
        json = Collections.unmodifiableSet(new LinkedHashSet<>(json));
        others = Collections.unmodifiableSet(new LinkedHashSet<>(others));
    }
}
