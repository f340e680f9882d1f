package dev.straightway.deployment.check;

import java.util.Map;
import java.util.Set;

import dev.straightway.deployment.types.Constraints;

/**
 * What other extensions would do with resources, were they those of Quarkus REST.
 *
 * @param constraints what Hibernate Validator validates
 * @param openApi whether an OpenAPI document would tell of other paths than those that are served
 * @param configured the values of those keys that the table of promises refuses, where they are set
 * @param secured what is secured
 * @param contributions what is given to a Jakarta REST server
 */
public record Neighbours(Constraints constraints, boolean openApi, Map<String, String> configured, Secured secured,
        Set<Contribution> contributions) {

    /** No extension and no key has anything to do with resources. */
    public static final Neighbours NONE = new Neighbours(Constraints.NONE, false, Map.of(), Secured.NOTHING, Set.of());
}
