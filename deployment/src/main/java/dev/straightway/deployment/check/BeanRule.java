package dev.straightway.deployment.check;

import java.util.Set;

import dev.straightway.deployment.model.RestApplication;

/** STW-115: every resource class is a bean. */
record BeanRule(Set<String> beans) implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.resources().stream().filter(type -> !beans.contains(type.name()))
                .filter(type -> type.injected().constructor().isEmpty()
                        && !application.choice().isSingleton(type.name()))
                .forEach(type -> problems.add("STW-115", type, "can't be a CDI bean, so no instance of it can be made. Make it"
                        + " a top-level or static nested class with a constructor that takes beans only, and leave it among the beans: neither @Vetoed,"
                        + " nor an @Alternative that isn't selected, nor in quarkus.arc.exclude-types."));
    }
}
