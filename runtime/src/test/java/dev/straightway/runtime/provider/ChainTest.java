package dev.straightway.runtime.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.FeatureContext;

import org.junit.jupiter.api.Test;

class ChainTest {

    private static final String BOUND = Filters.Bound.class.getName();
    private static final String OTHER = Filters.Other.class.getName();

    private static Registry registry(Set<String> bindings, Object... providers) {
        Registrations registrations = new Registrations(type -> null);
        Stream.of(providers).forEach(registrations::addInstance);
        return new Registry(registrations, bindings, List::of);
    }

    private static List<String> names(List<Registration> registrations) {
        return registrations.stream().map(registration -> registration.type().getSimpleName()).toList();
    }

    @Test
    void runsResponseFiltersInTheReverseOrderOfPriorities() {
        Chain chain = registry(Set.of(), new Filters.Last(), new Filters.Middle(), new Filters.SecondMiddle(),
                new Filters.First()).chain(Set.of(), null);
        assertThat(names(chain.requestFilters().filters())).containsExactly("First", "Middle", "SecondMiddle", "Last");
        assertThat(names(chain.responseFilters())).containsExactly("Last", "Middle", "SecondMiddle", "First");
        assertThat(chain.touchesAnswers()).isTrue();
    }

    @Test
    void takesABoundFilterWhereAllItsBindingsAre() {
        Registry registry = registry(Set.of(), new Filters.Middle(), new Filters.BoundOnce(), new Filters.BoundTwice());
        assertThat(names(registry.chain(Set.of(), null).requestFilters().filters())).containsExactly("Middle");
        assertThat(names(registry.chain(Set.of(BOUND), null).requestFilters().filters())).containsExactly("Middle",
                "BoundOnce");
        assertThat(names(registry.chain(Set.of(BOUND, OTHER), null).requestFilters().filters()))
                .containsExactly("Middle", "BoundOnce", "BoundTwice");
        assertThat(names(registry.globalChain().requestFilters().filters())).containsExactly("Middle");
    }

    @Test
    void bindsEverythingToWhatTheApplicationIsBoundTo() {
        Registry registry = registry(Set.of(BOUND), new Filters.BoundOnce(), new Filters.BoundTwice());
        assertThat(names(registry.globalChain().requestFilters().filters())).containsExactly("BoundOnce");
        assertThat(names(registry.chain(Set.of(OTHER), null).requestFilters().filters())).containsExactly("BoundOnce",
                "BoundTwice");
    }

    @Test
    void keepsFiltersThatComeBeforeMatchingApart() {
        Registry registry = registry(Set.of(), new Filters.BeforeMatching());
        assertThat(names(registry.preMatching())).containsExactly("BeforeMatching");
        assertThat(registry.chain(Set.of(), null)).isSameAs(Chain.NONE);
    }

    @Test
    void isNoneWhereNothingIsBound() {
        assertThat(registry(Set.of(), new Filters.BoundOnce()).chain(Set.of(), null)).isSameAs(Chain.NONE);
        assertThat(Chain.NONE.isEmpty()).isTrue();
        assertThat(Chain.NONE.touchesAnswers()).isFalse();
    }

    static final class Everywhere implements DynamicFeature {
        @Override
        public void configure(ResourceInfo resource, FeatureContext context) {
            context.register(new Filters.BoundOnce());
            if (resource != null) {
                context.register(new Filters.First());
            }
        }
    }

    @Test
    void asksDynamicFeaturesForEachMethod() {
        Registry registry = registry(Set.of(), new Filters.Middle(), new Everywhere());
        assertThat(names(registry.chain(Set.of(), null).requestFilters().filters())).containsExactly("Middle");
        assertThat(names(registry.chain(Set.of(BOUND), null).requestFilters().filters())).containsExactly("Middle",
                "BoundOnce");
        assertThat(names(registry.globalChain().requestFilters().filters())).containsExactly("Middle");
    }
}
