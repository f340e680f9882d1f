package dev.straightway.deployment.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.generate.InstanceTable.Made;
import dev.straightway.runtime.invocation.GeneratedInstances;
import dev.straightway.runtime.invocation.InvokerParts;

/** Generates what makes instances, and asks it for some. */
class InstancesGeneratorTest {

    public static class Plain {
    }

    public static class WithParts {
        final InvokerParts parts;

        public WithParts(InvokerParts parts) {
            this.parts = parts;
        }
    }

    /** The two names have the same hash. */
    public static class AaPlain {
    }

    public static class BBPlain {
    }

    private static GeneratedInstances made(Made... classes) throws ReflectiveOperationException {
        InstanceTable table = InstanceTable.split(List.of(classes)).get(0);
        return (GeneratedInstances) GeneratedClasses.of(table).instance(table.name());
    }

    private static Made made(Class<?> type, boolean takesParts) {
        return new Made(type.getName(), takesParts);
    }

    @Test
    void makesEachClassByItsConstructor() throws ReflectiveOperationException {
        GeneratedInstances instances = made(made(Plain.class, false), made(WithParts.class, true));
        InvokerParts parts = new InvokerParts(null, List.of(), List.of(), null, null);
        Object plain = instances.make(Plain.class.getName(), null);
        assertThat(plain).isInstanceOf(Plain.class).isNotSameAs(instances.make(Plain.class.getName(), null));
        assertThat(instances.make(WithParts.class.getName(), parts))
                .isInstanceOfSatisfying(WithParts.class, one -> assertThat(one.parts).isSameAs(parts));
    }

    @Test
    void tellsClassesApartWhoseNamesHaveTheSameHash() throws ReflectiveOperationException {
        assertThat(AaPlain.class.getName()).hasSameHashCodeAs(BBPlain.class.getName());
        GeneratedInstances instances = made(made(AaPlain.class, false), made(BBPlain.class, false));
        assertThat(instances.make(AaPlain.class.getName(), null)).isInstanceOf(AaPlain.class);
        assertThat(instances.make(BBPlain.class.getName(), null)).isInstanceOf(BBPlain.class);
    }

    @Test
    void makesNothingOfOtherNames() throws ReflectiveOperationException {
        assertThat(made(made(Plain.class, false)).make("org.acme.Other", null)).isNull();
    }

    @Test
    void loadsNoClassBeforeItsFirstInstance() throws ReflectiveOperationException {
        GeneratedInstances instances = made(new Made("org.acme.NotThere", true), made(Plain.class, false));
        assertThat(instances.make(Plain.class.getName(), null)).isInstanceOf(Plain.class);
    }

    @Test
    void staysBelowTheLimitsOfAMethodWithAnyNumberOfClasses() throws ReflectiveOperationException {
        String last = Plain.class.getName();
        List<Made> many = IntStream.rangeClosed(1, 1_200)
                .mapToObj(number -> number == 1_200 ? new Made(last, false) : new Made("org.acme.Resource_" + number, true))
                .toList();
        List<InstanceTable> tables = InstanceTable.split(many);
        assertThat(tables).extracting(table -> table.made().size()).containsExactly(500, 500, 200);
        assertThat(tables).flatExtracting(InstanceTable::made).isEqualTo(many);
        assertThat(tables).extracting(InstanceTable::name).doesNotHaveDuplicates();
        for (InstanceTable table : tables) {
            GeneratedInstances instances = (GeneratedInstances) GeneratedClasses.of(table).instance(table.name());
            assertThat(instances.make(last, null) != null).isEqualTo(table == tables.get(2));
        }
    }
}
