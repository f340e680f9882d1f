package dev.straightway.it.tck.container;

import org.jboss.arquillian.container.spi.client.container.DeployableContainer;
import org.jboss.arquillian.container.test.impl.client.deployment.AnnotationDeploymentScenarioGenerator;
import org.jboss.arquillian.container.test.spi.client.deployment.DeploymentScenarioGenerator;
import org.jboss.arquillian.core.spi.LoadableExtension;

/** Registers what this module adds to Arquillian, which finds it as a service. */
public final class TckExtension implements LoadableExtension {

    @Override
    public void register(ExtensionBuilder builder) {
        builder.service(DeployableContainer.class, QuarkusContainer.class);
        builder.override(DeploymentScenarioGenerator.class, AnnotationDeploymentScenarioGenerator.class,
                OwnDeployments.class);
    }
}
