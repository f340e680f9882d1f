package dev.straightway.deployment;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import java.util.Arrays;

import org.junit.jupiter.api.Tag;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

import io.quarkus.test.QuarkusDevModeTest;
import io.quarkus.test.QuarkusUnitTest;

/** {@code -Pquick} leaves out the tests that start an application. It finds them by their tag. */
@AnalyzeClasses(packages = "dev.straightway.deployment", importOptions = ImportOption.OnlyIncludeTests.class)
class TestTagsTest {

    @ArchTest
    static final ArchRule testsThatStartAnApplicationAreTagged = classes()
            .that(describe("start an application", TestTagsTest::startsAnApplication))
            .should(new ArchCondition<>("have @Tag(\"application\")") {
                @Override
                public void check(JavaClass test, ConditionEvents events) {
                    boolean tagged = Arrays.stream(test.reflect().getAnnotationsByType(Tag.class))
                            .anyMatch(tag -> tag.value().equals("application"));
                    events.add(new SimpleConditionEvent(test, tagged, test.getName() + " has no @Tag(\"application\")"));
                }
            });

    private static boolean startsAnApplication(JavaClass test) {
        return test.getFields().stream().anyMatch(
                field -> field.getRawType().isEquivalentTo(QuarkusUnitTest.class)
                        || field.getRawType().isEquivalentTo(QuarkusDevModeTest.class));
    }
}
