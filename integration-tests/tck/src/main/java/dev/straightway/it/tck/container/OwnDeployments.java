package dev.straightway.it.tck.container;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

import org.jboss.arquillian.container.spi.client.deployment.DeploymentDescription;
import org.jboss.arquillian.container.test.impl.client.deployment.AnnotationDeploymentScenarioGenerator;
import org.jboss.arquillian.test.spi.TestClass;

/**
 * Deploys what a test class declares itself, or else inherits from the nearest class that declares something. Some classes of
 * the TCK extend others for their tests; Arquillian would deploy the archives of both, of which they call their own only.
 */
public final class OwnDeployments extends AnnotationDeploymentScenarioGenerator {

    @Override
    public List<DeploymentDescription> generate(TestClass testClass) {
        return super.generate(new NearestMethods(testClass.getJavaClass()));
    }

    private static final class NearestMethods extends TestClass {

        NearestMethods(Class<?> type) {
            super(type);
        }

        @Override
        public Method[] getMethods(Class<? extends Annotation> annotation) {
            Method[] all = super.getMethods(annotation);
            for (Class<?> type = getJavaClass(); type != null; type = type.getSuperclass()) {
                Class<?> declaring = type;
                Method[] own = Arrays.stream(all).filter(m -> m.getDeclaringClass() == declaring).toArray(Method[]::new);
                if (own.length > 0) {
                    return own;
                }
            }
            return all;
        }
    }
}
