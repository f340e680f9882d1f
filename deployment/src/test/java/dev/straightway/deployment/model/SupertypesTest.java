package dev.straightway.deployment.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.Index;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SupertypesTest {

    private static final Index INDEX;

    static {
        try {
            INDEX = Index.of(Named.class, Labelled.class, Plant.class, Tree.class, Oak.class);
        } catch (IOException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    interface Named extends Serializable {
    }

    interface Labelled extends Named {
    }

    static class Plant extends ArrayList<String> implements Labelled {
        private static final long serialVersionUID = 1;
    }

    static class Tree extends Plant implements Named {
        private static final long serialVersionUID = 1;
    }

    static class Oak extends Tree {
        private static final long serialVersionUID = 1;
    }

    @Test
    void stopAtWhatIsNotIndexed() {
        assertThat(Supertypes.all(name(Tree.class), INDEX)).containsExactlyInAnyOrder(name(Tree.class), name(Plant.class),
                name(Labelled.class), name(Named.class), name(Object.class), name(Serializable.class), name(ArrayList.class));
        assertThat(Supertypes.all(name(ArrayList.class), INDEX)).containsExactly(name(ArrayList.class));
    }

    @Test
    void beginWithTheClassAndTheInterfacesOfATypeItself() {
        assertThat(Supertypes.direct(INDEX.getClassByName(Tree.class))).containsExactly(name(Plant.class), name(Named.class));
        assertThat(Supertypes.classes(INDEX.getClassByName(Oak.class), INDEX)).extracting(ClassInfo::name)
                .containsExactly(name(Oak.class), name(Tree.class), name(Plant.class));
    }

    @ParameterizedTest
    @CsvSource({ "Oak, Oak, true, true", "Oak, Plant, true, true", "Oak, Named, true, false", "Labelled, Named, true, false",
            "Plant, Tree, false, false", "Named, Labelled, false, false" })
    void areTypesOrClasses(String type, String above, boolean subtype, boolean subclass) {
        assertThat(Supertypes.isSubtype(nested(type), nested(above), INDEX)).isEqualTo(subtype);
        assertThat(Supertypes.isSubclass(nested(type), nested(above), INDEX)).isEqualTo(subclass);
    }

    @Test
    void areKnownByNameWhereTheyAreNotIndexed() {
        assertThat(Supertypes.isSubclass(name(Oak.class), name(ArrayList.class), INDEX)).isTrue();
        assertThat(Supertypes.isSubtype(name(Oak.class), name(Serializable.class), INDEX)).isTrue();
        assertThat(Supertypes.isSubtype(name(ArrayList.class), name(Object.class), INDEX)).isTrue();
        assertThat(Supertypes.isSubtype(name(ArrayList.class), name(Serializable.class), INDEX)).isFalse();
    }

    private static DotName nested(String name) {
        return DotName.createSimple(SupertypesTest.class.getName() + "$" + name);
    }

    private static DotName name(Class<?> type) {
        return DotName.createSimple(type);
    }
}
