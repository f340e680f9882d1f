package dev.straightway.it.tck.container;

import static org.assertj.core.api.Assertions.assertThat;

import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.test.spi.TestClass;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OwnDeploymentsTest {

    @ParameterizedTest
    @CsvSource({ "Parent, parent.war", "Child, child.war", "Heir, parent.war" })
    void deploysTheArchiveOfTheNearestClassOnly(String type, String archive) throws Exception {
        Class<?> testClass = Class.forName(getClass().getName() + "$" + type);

        assertThat(new OwnDeployments().generate(new TestClass(testClass))).extracting(d -> d.getArchive().getName())
                .containsExactly(archive);
    }

    static class Parent {
        @Deployment(testable = false)
        static WebArchive parent() {
            return ShrinkWrap.create(WebArchive.class, "parent.war");
        }
    }

    static class Child extends Parent {
        @Deployment(testable = false)
        static WebArchive child() {
            return ShrinkWrap.create(WebArchive.class, "child.war");
        }
    }

    static class Heir extends Parent {
    }
}
