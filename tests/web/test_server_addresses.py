"""Which addresses of this machine others in the home network can open, and who is in that network."""

from __future__ import annotations

import socket

import pytest

from roost.web import server_addresses
from roost.web.server_addresses import ServerAddresses, home_addresses, is_in_home_network, is_loopback, is_own_name

ROUTES = {socket.AF_INET: ("192.168.7.3",), socket.AF_INET6: ("2001:db8:7::3",)}
INTERFACES = [("lo", "127.0.0.1"), ("eth0", "10.1.2.3"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.7.3")]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A laptop with a cable, Wi-Fi and containers."""
    monkeypatch.setattr(server_addresses, "_routed", lambda family: ROUTES[family])
    monkeypatch.setattr(server_addresses, "_interfaces", lambda: INTERFACES)
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.fritz.example")
    return monkeypatch


def test_the_address_towards_the_internet_comes_first_and_containers_last(machine: pytest.MonkeyPatch) -> None:
    assert home_addresses() == ("192.168.7.3", "10.1.2.3", "2001:db8:7::3", "172.17.0.1")


def test_a_tunnel_that_took_over_all_routes_does_not_hide_the_home(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ("10.8.0.2",) if family == socket.AF_INET else ())
    machine.setattr(server_addresses, "_interfaces", lambda: [("tun0", "10.8.0.2"), ("wlan0", "192.168.7.3")])
    assert home_addresses() == ("192.168.7.3", "10.8.0.2")


def test_a_network_without_internet_is_found_by_its_interface(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ())
    assert home_addresses() == ("10.1.2.3", "192.168.7.3", "172.17.0.1")


def test_a_public_address_is_no_home(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ("8.8.4.4",) if family == socket.AF_INET else ())
    machine.setattr(server_addresses, "_interfaces", lambda: [("lo", "127.0.0.1"), ("eth0", "8.8.4.4")])
    assert home_addresses() == ()
    assert ServerAddresses("0.0.0.0", 8000, home_only=True).external() == ()
    assert ServerAddresses("0.0.0.0", 8000).external() == ("8.8.4.4:8000",)


def test_the_real_machine_answers_with_addresses_of_its_own() -> None:
    for address in home_addresses():
        assert not is_loopback(address)
        assert is_in_home_network(address)
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        socket.create_server((address, 0), family=family).close()


@pytest.mark.parametrize(
    ("host", "names", "local", "others"),
    [
        ("127.0.0.1", ("roost.home",), "127.0.0.1:8000", ()),
        ("::1", (), "[::1]:8000", ()),
        ("192.168.7.3", (), "192.168.7.3:8000", ("192.168.7.3:8000",)),
        ("fd00::7", (), "[fd00::7]:8000", ("[fd00::7]:8000",)),
        (
            "0.0.0.0",
            ("roost.home",),
            "127.0.0.1:8000",
            ("roost.home:8000", "192.168.7.3:8000", "10.1.2.3:8000"),
        ),
        ("::", (), "127.0.0.1:8000", ("192.168.7.3:8000", "10.1.2.3:8000")),
    ],
)
def test_where_a_server_can_be_opened(
    machine: pytest.MonkeyPatch, host: str, names: tuple[str, ...], local: str, others: tuple[str, ...]
) -> None:
    reach = ServerAddresses(host, 8000, extra_names=names)
    assert reach.local == local
    assert reach.external()[: len(others)] == others
    assert bool(reach.external()) is bool(others)


def test_a_network_joined_later_is_found_without_a_restart(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(server_addresses, "_routed", lambda family: ())
    machine.setattr(server_addresses, "_interfaces", list)
    reach = ServerAddresses("0.0.0.0", 8000, home_only=True)
    assert reach.external() == ()
    machine.setattr(server_addresses, "_interfaces", lambda: INTERFACES)
    assert reach.external()[0] == "10.1.2.3:8000"


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.9", True),
        ("10.0.0.9", True),
        ("172.31.0.1", True),
        ("172.32.0.1", False),
        ("169.254.3.4", True),
        ("fe80::1", True),
        ("fd12::1", True),
        ("::ffff:192.168.1.9", True),
        ("::ffff:8.8.8.8", False),
        ("8.8.8.8", False),
        ("2a00:1450:1::5", False),
        ("2a00:1450:7::5", True),
        ("nonsense", False),
        ("", False),
    ],
)
def test_who_is_in_the_home_network(address: str, near: bool) -> None:
    assert is_in_home_network(address, own=["2a00:1450:7::99", "192.168.1.2"]) is near


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "192.168.1.9", "[fd00::7]", "[::1]"),
        *("laptop", "Laptop.local", "laptop.fritz.example", "roost.home"),
    ],
)
def test_names_of_its_own(machine: pytest.MonkeyPatch, host: str) -> None:
    assert is_own_name(host, ["roost.home"])


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "laptop.evil.example", "local", ""],
)
def test_names_that_somebody_else_can_give_away(machine: pytest.MonkeyPatch, host: str) -> None:
    assert not is_own_name(host, ["roost.home"])
